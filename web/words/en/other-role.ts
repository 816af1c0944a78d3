/** For those who came to the login or sign-up of the other role. */
export const words = {
  user: {
    asks: 'Do you offer a service?',
    label: 'I am a professional',
    told: 'You are logged in as a professional. To book someone you need a customer account.',
    on: 'Go to your dashboard',
  },
  handyman: {
    asks: 'Do you need a professional?',
    label: 'I am a customer',
    told: 'You are logged in as a customer. To take jobs you need an account as a professional.',
    on: 'Go to the home page',
  },
};
