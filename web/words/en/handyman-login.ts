/** Where a handyman logs in. */
export const words = {
  title: 'Welcome back, partner',
  lead: 'Log in to see who needs you.',
  back: 'Back to joining us',
  pitch: 'Jobs from your own streets, at hours you choose.',
  form: 'Handyman login',
  newHere: 'New to the team?',
};
