/** The customer's login. */
export const words = {
  title: 'Welcome back',
  lead: 'Log in to book a professional near you.',
  back: 'Back to Home',
  pitch: 'Trusted help, at your door in minutes.',
  newHere: 'New here?',
  form: 'Login',
};
