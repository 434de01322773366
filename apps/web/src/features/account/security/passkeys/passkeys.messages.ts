/** Interface text of passkeys in the settings. */
export const passkeysMessages = {
  title: 'Passkeys',
  description:
    'Sign in with your fingerprint, your face or the PIN of your device. A passkey works in place of your password and the code of two-step sign-in.',
  failed: 'Your passkeys could not be loaded',
  empty: 'You have no passkeys.',
  unsupported: 'This browser cannot make passkeys.',
  added: (date: string) => `Added ${date}`,
  used: (date: string) => `Last used ${date}`,
  neverUsed: 'Not used yet',
  synced: 'Synced',
  name: 'Name',
  password: 'Your password',
  add: {
    open: 'Add a passkey',
    text: 'Your browser will ask you where to save it.',
    suggested: (number: number) => `Passkey ${number}`,
    hint: 'So you know which is which, such as “My phone”',
    submit: 'Continue',
    done: { title: 'Passkey added' },
    known: 'This device has a passkey for your account already.',
    failed: 'The passkey could not be added. Please try again, or use another device.',
  },
  rename: {
    open: 'Rename',
    label: (name: string) => `Rename “${name}”`,
    submit: 'Save',
    done: { title: 'Passkey renamed' },
  },
  remove: {
    open: 'Remove',
    label: (name: string) => `Remove “${name}”`,
    title: (name: string) => `Remove “${name}”?`,
    text: 'You can no longer sign in with it. Your device may still offer it until you delete it there, too.',
    submit: 'Remove',
    done: { title: 'Passkey removed' },
  },
} as const;
