/** The words of the auth dialog. */
export const authMessages = {
  login: {
    title: 'Sign In',
    intro: 'Good to see you again.',
    submit: 'Sign In',
    busy: 'Signing In...',
    toggle: "Don't have an account? Sign up",
  },
  register: {
    title: 'Create Account',
    intro: 'Tell us what you look for and what you offer. That is what members are matched by.',
    submit: 'Create Account',
    busy: 'Creating Account...',
    toggle: 'Already have an account? Sign in',
    passwordHint: 'Password (min 6 characters)',
  },
  closed: {
    title: 'Registration is closed',
    intro: 'New members cannot join at present. If you have an account already, you can sign in as ever.',
    toggle: 'Already have an account? Sign in',
  },
  'forgot-password': {
    title: 'Forgot your password?',
    intro: 'Tell us your e-mail address. We send you a link with which you can choose a new password.',
    submit: 'Send the link',
    toggle: 'Back to sign in',
  },
  signedIn: { title: 'Welcome back!', description: 'You have successfully signed in.' },
  registered: (firstName: string) => ({
    title: 'Account created!',
    description: `Welcome to Guildhall, ${firstName}.`,
  }),
  loginFailed: { title: 'Error', description: 'Invalid email or password.' },
  registerFailed: { title: 'Error', description: 'Failed to create account. Please try again.' },
};
