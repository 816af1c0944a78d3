/** The customer's sign-up, in two steps. */
export const words = {
  form: 'Sign up',
  title: 'Create your account',
  lead: 'A minute now, then help from close by.',
  pitch: 'Book in three taps. Work starts only with your code.',
  backToLogin: 'Back to Login',
  place: 'Your place',
  code: {
    title: 'Enter your code',
    lead: 'One last step.',
    back: 'Back to Sign up',
    label: 'Six-digit code',
    verify: 'Verify',
    redirecting: 'Redirecting you to SignUp...',
  },
};
