/** The login of customers and of professionals. */
export const words = {
  /** For those who came to the login or sign-up of the other role. */
  otherRole: {
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
  },
  /** The customer's login. */
  user: {
    title: 'Welcome back',
    lead: 'Log in to book a professional near you.',
    back: 'Back to Home',
    pitch: 'Trusted help, at your door in minutes.',
    newHere: 'New here?',
    form: 'Login',
  },
  /** The professional's login. */
  handyman: {
    title: 'Welcome back, partner',
    lead: 'Log in to see who needs you.',
    back: 'Back to joining us',
    pitch: 'Jobs from your own streets, at hours you choose.',
    form: 'Handyman login',
    newHere: 'New to the team?',
  },
};
