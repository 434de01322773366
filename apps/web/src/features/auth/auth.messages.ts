/** Interface text of the auth dialog. */
export const authMessages = {
  login: {
    title: 'Sign In',
    intro: "It's good to see you again.",
    submit: 'Sign In',
    busy: 'Signing In...',
    forgot: 'Forgot your password?',
    toggle: "Don't have an account? Sign up",
  },
  register: {
    title: 'Create Account',
    intro: "Tell us what you're looking for and what you offer. We match members by it.",
    submit: 'Create Account',
    busy: 'Creating Account...',
    toggle: 'Already have an account? Sign in',
    passwordHint: 'Password (min 6 characters)',
    more: 'Add more now',
    moreHint: 'Job, company, what you need and offer',
    audience: 'Who can see how to reach you?',
    audienceHint: 'Your email address and phone number. You can change this in Settings.',
  },
  invitation: {
    title: 'By invitation only',
    intro: (site: string) =>
      `${site} takes new members by invitation. If you have one, open the link in it. If you already have an account, you can still sign in.`,
    toggle: 'Already have an account? Sign in',
  },
  closed: {
    title: 'Registration is closed',
    intro: () =>
      "New members can't join at the moment. If you already have an account, you can still sign in.",
    toggle: 'Already have an account? Sign in',
  },
  sessionEnded: {
    title: "You're signed out",
    intro: 'You signed out in another tab, or your session ended. Sign in to carry on where you were.',
    leave: 'Stay signed out',
  },
  'forgot-password': {
    title: 'Forgot your password?',
    intro: "Enter your email address and we'll send you a link to choose a new password.",
    submit: 'Send the link',
    sent: (email: string, minutes: number) =>
      `If ${email} belongs to an account, we've sent it a link. It works once, for ${minutes} minutes.`,
    toggle: 'Back to sign in',
  },
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    password: 'Password',
    showPassword: 'Show password',
    jobTitle: 'Job title',
    company: 'Company',
    industry: 'Industry',
    selectIndustry: 'Select your industry',
    location: 'Location',
    locationPlaceholder: 'City',
    lookingFor: 'Looking for',
    lookingForPlaceholder: 'e.g. a bookkeeper for my bakery',
    servicesOffered: 'Services offered',
    servicesOfferedPlaceholder: 'e.g. wedding cakes and bread for cafés',
  },
  signedIn: { title: 'Welcome back!', description: 'You have successfully signed in.' },
  registered: (site: string, firstName: string) => ({
    title: 'Account created!',
    description: `Welcome to ${site}, ${firstName}.`,
  }),
  loginFailed: { title: 'Error', description: 'Invalid email or password.' },
  registerFailed: { title: 'Error', description: 'Failed to create account. Please try again.' },
  signOutFailed: { title: 'Error', description: 'Could not sign you out. Please try again.' },
};
