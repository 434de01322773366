/** Interface text of signing in with a code by email. */
export const mailedCodeMessages = {
  request: {
    intro:
      "Enter your email address and we'll send you a code to sign in with. You don't need your password.",
    email: 'Email',
    submit: 'Send the code',
    back: 'Use your password',
  },
  enter: {
    sent: (email: string, minutes: number) =>
      `If ${email} belongs to an account, we've sent it a code. It works for ${minutes} minutes, in this browser.`,
    label: 'Code from the email',
    hint: 'Eight letters and digits. Look in your spam folder, too.',
    submit: 'Sign In',
    busy: 'Signing In...',
    again: 'Send another code',
  },
};
