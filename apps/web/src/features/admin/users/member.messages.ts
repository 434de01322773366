/** Interface text of the page of a member in the console. */
export const memberMessages = {
  title: 'Member',
  description: 'Profile, membership and account.',
  loading: 'Loading member...',
  failed: 'The member could not be loaded',
  status: {
    title: 'Account',
    lapsed: 'Read-only: membership ended',
    admin: 'Administrator',
    unconfirmed: 'Email not confirmed',
    joined: (date: string) => `Added ${date}`,
    lastSeen: (date: string) => `last seen ${date}`,
    neverSeen: 'never signed in',
  },
  profile: 'View profile',
  resend: { invitation: 'Send invitation again', confirmation: 'Send confirmation again' },
  resent: {
    invitation: { title: 'Invitation on its way' },
    confirmation: { title: 'Confirmation on its way' },
  },
  passwordLink: {
    action: 'Send password link',
    sent: { title: 'Link sent', description: 'They choose a new password with it, within a few days.' },
  },
  address: {
    action: 'Change address',
    title: 'Another email address',
    label: 'New email address',
    text: (email: string) =>
      `Until now ${email}. The member is signed out and gets a link at the new address to choose a password. The former address is told.`,
    changed: { title: 'Address changed', description: 'A link to choose a password is on its way to it.' },
  },
  secondFactor: {
    action: 'Turn off two-step sign-in',
    title: (name: string) => `Turn off two-step sign-in for ${name}?`,
    text: 'Do this only when you are sure that it is them who asked. They are signed out everywhere and get an email. They can sign in with their password alone until they set it up again.',
    confirm: 'Turn off',
    done: { title: 'Two-step sign-in turned off' },
  },
  deactivate: 'Deactivate',
  activate: 'Activate',
  deactivation: {
    title: (name: string) => `Deactivate ${name}?`,
    text: "They're signed out everywhere, can't sign in, and are hidden from other members. You can activate them again.",
    action: 'Deactivate',
  },
  membership: {
    title: 'Membership',
    number: { label: 'Membership number', description: "In your community's own format" },
    startsOn: { label: 'Member since' },
    expiresOn: {
      label: 'Ends on',
      description:
        'Leave empty if it does not end. We email the member 30 and 7 days before and once it has ended. After 30 more days they can read, but not publish.',
    },
    notes: {
      label: 'Notes',
      description: 'Other members never see them. They are part of the data export of this member.',
    },
    email: { label: 'Email', description: 'The invitation is sent to this address.' },
  },
  groups: { about: 'Profile', matching: 'Matching', contact: 'How to reach them' },
  history: {
    title: 'History',
    text: 'Joining, terms, membership, reports, decisions, orders and changes, newest first. Only administrators see it.',
    show: 'Show history',
    hide: 'Hide history',
  },
  noIndustry: 'Not stated',
  submit: 'Save changes',
  saved: { title: 'Member saved' },
};
