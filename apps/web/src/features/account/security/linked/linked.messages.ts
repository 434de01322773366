/** Interface text of linked accounts in the settings. */
export const linkedMessages = {
  title: 'Linked accounts',
  description: 'You can sign in here with an account that you have at one of these services.',
  failed: 'Your linked accounts could not be loaded',
  password: 'Your password',
  linked: (date: string) => `Linked on ${date}`,
  used: (date: string) => `last used on ${date}`,
  notOffered: 'Not offered here any more',
  link: {
    open: (name: string) => `Link ${name}`,
    title: (name: string) => `Link your ${name} account`,
    text: (name: string) =>
      `Next, you sign in at ${name}. From then on, anyone who can sign in to that account can sign in here.`,
    submit: 'Continue',
  },
  unlink: {
    open: 'Unlink',
    label: (name: string) => `Unlink ${name}`,
    title: (name: string) => `Unlink ${name}?`,
    text: 'You won’t be able to sign in with this account any more. Your password still works.',
    submit: 'Unlink',
    done: { title: 'Account unlinked' },
  },
};
