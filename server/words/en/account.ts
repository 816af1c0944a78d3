/** What an account's owner is told about it. */
export const words = {
  codeMailed: 'If this email is registered with us, a code is on its way to it.',
  passwordReset: 'Your new password is set. Log in with it.',
  passwordChanged: 'Your password is changed. All other browsers are logged out.',
  wrongPassword: 'This is not your password. Check it and try again.',
  same: 'This is the password you have already. Choose another.',
  nameChanged: 'Your name is changed.',
  nameVerified:
    'We have compared your name with your Aadhar card, so it stays as it is. If it has changed, write to us.',
  phoneChanged: 'Your phone number is changed.',
  sameEmail: 'This is the email you have already.',
  emailTaken: 'Another account has this email. Choose another one.',
  emailCodeMailed: 'We have mailed a six-digit code to the new address.',
  emailChanged: 'Your email is changed. Log in with the new one from now on.',
  noSuchDevice: 'This browser is logged out already.',
  deviceEnded: 'That browser is logged out.',
  othersEnded: (count: number) => {
    if (count === 0) return 'You are not logged in anywhere else.';
    return count === 1
      ? 'One other browser is logged out.'
      : `${count} other browsers are logged out.`;
  },
};
