/** The confirmation of a booking, and its address without one. */
export const words = {
  unknown: 'We do not know this professional',
  follow: 'Follow this booking',
  notBooked: {
    title: 'Not booked yet',
    lead: (name: string) => `You have not asked ${name}. Choose them in the list to go on.`,
    near: 'See who is near',
  },
};
