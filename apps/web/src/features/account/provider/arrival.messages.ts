/** Interface text of the page where another service sends members back to. */
export const arrivalMessages = {
  title: (name: string) => `Sign in with ${name}`,
  busy: 'One moment…',
  description: (name: string) => `We check what ${name} says.`,
  failed: 'That didn’t work',
  nothing: 'This page opens when a service sends you back here after you signed in there.',
  secondFactor: 'One more step: enter your second code.',
  toSignIn: 'Sign in another way',
  toSettings: 'Back to Settings',
  service: 'another service',
  linked: (name: string) => ({ title: 'Account linked', description: `You can now sign in with ${name}.` }),
  joined: (site: string) => ({ title: 'Account created!', description: `Welcome to ${site}.` }),
};
