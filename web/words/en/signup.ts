/** How customers and professionals sign up, each in two steps. */
export const words = {
  user: {
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
  },
  handyman: {
    pitch: 'Three minutes now. Then jobs from your own streets.',
    nameHint: 'As customers should call you.',
    account: {
      back: 'Back to joining us',
      title: 'Join our helping team',
      lead: 'Step 1 of 2. We mail you a code.',
      form: 'Handyman sign up',
    },
    details: {
      back: 'Back to Sign up',
      title: 'Add Further Details',
      lead: 'Step 2 of 2. Then your account is ready.',
      change: 'Change your name, email or phone',
      start: 'Where you start from',
      code: 'Six-digit code',
      register: 'Register',
    },
    service: { label: 'Your service', choose: 'Choose a service' },
    aadhar: {
      label: 'Aadhar number',
      hint: 'We keep its last four digits; nobody can read the rest again. Our team alone opens the images, and each look is written down.',
      front: 'Aadhar front (optional)',
      back: 'Aadhar back (optional)',
    },
    address: {
      label: 'Address',
      hint: 'Customers never see it. Our team reads it when they check your application.',
    },
    area: {
      label: 'Area (optional)',
      placeholder: 'Kothrud',
      hint: 'Customers see it: your part of town, not your door.',
    },
    city: {
      label: 'Town (optional)',
      placeholder: 'Pune',
      hint: 'Without both they read the nearest large city.',
    },
    notArea: 'Give only the name, without a house or phone number.',
    photo: {
      label: 'Photo link (optional)',
      hint: 'A photo of you on the web. Without one we show a drawn face. You can add a photo from your phone later.',
    },
  },
};
