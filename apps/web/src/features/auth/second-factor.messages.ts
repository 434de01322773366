/** Interface text of the second step of signing in. */
export const secondFactorMessages = {
  app: {
    label: 'Code from your authenticator app',
    hint: 'Six digits, which change every 30 seconds.',
    other: 'Use a recovery code',
  },
  recovery: {
    label: 'Recovery code',
    hint: 'One of the codes you saved when you turned on two-step sign-in. Each works once.',
    other: 'Use your authenticator app',
  },
  submit: 'Sign In',
  busy: 'Signing In...',
  restart: 'Start over',
  failed: 'Error',
};
