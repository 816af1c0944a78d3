/** Without a network, and with a newer version of the pages. */
export const words = {
  lastSeen: (when: string) =>
    `As last seen at ${when}. It may have changed since; nothing can be sent until you are connected.`,
  login: 'You are offline. To log in you need a connection.',
  update: {
    title: 'A new version is ready',
    text: 'The page loads again. Finish what you are typing first.',
    take: 'Update now',
    later: 'Later',
  },
};
