/** Interface text of two-step sign-in and the security log in the settings. */
export const securityMessages = {
  title: 'Security',
  description: 'With two-step sign-in, a stolen password is not enough to get into your account.',
  failed: 'The state of two-step sign-in could not be loaded',
  name: 'Two-step sign-in',
  states: { on: 'on', off: 'off' },
  since: (date: string) =>
    `Signing in takes your password and a code from your authenticator app since ${date}.`,
  without: 'Your password alone is enough to sign in.',
  codesLeft: (count: number) =>
    count === 1 ? '1 recovery code left' : `${count === 0 ? 'No' : count} recovery codes left`,
  password: 'Your password',
  setUp: {
    open: 'Turn on two-step sign-in',
    text: 'You need an authenticator app on your phone, such as the one built into its password manager.',
    next: 'Continue',
    scan: 'Scan this code with your authenticator app.',
    qr: 'QR code for your authenticator app',
    key: 'Or type this key into the app:',
    openApp: 'Open in an app on this device',
    code: 'Code that the app shows now',
    hint: 'Six digits',
    submit: 'Turn on',
  },
  codes: {
    title: 'Save your recovery codes',
    text: 'If you lose your phone, each of these codes lets you sign in once. We cannot show them again: print them, or save them where you save your passwords.',
    label: 'Recovery codes',
    copy: 'Copy',
    copied: { title: 'Recovery codes copied' },
    notCopied: {
      title: 'Error',
      description: 'The codes could not be copied. Select and copy them instead.',
      destructive: true,
    },
    download: 'Download',
    print: 'Print',
    done: 'I have saved them',
    file: (site: string, codes: string[]) =>
      `Recovery codes for your ${site} account\nEach works once.\n\n${codes.join('\n')}\n`,
  },
  newCodes: {
    open: 'New recovery codes',
    text: 'You get ten new recovery codes. Those you have now stop working.',
    submit: 'Make new codes',
  },
  end: {
    open: 'Turn off',
    title: 'Turn off two-step sign-in?',
    text: 'Anyone who knows your password can sign in then. Your recovery codes stop working.',
    submit: 'Turn off',
    done: { title: 'Two-step sign-in is off' },
  },
  events: {
    title: 'What happened last',
    failed: 'The security log could not be loaded',
    empty:
      'Nothing yet. Sign-ins on new devices and changes of two-step sign-in and passkeys will show here.',
    network: (network: string) => `network ${network}`,
    kinds: {
      new_device: 'Signed in on a new device',
      factor_added: 'Two-step sign-in turned on',
      factor_ended: 'Two-step sign-in turned off',
      factor_reset: 'Two-step sign-in turned off by an administrator',
      recovery_code_used: 'Signed in with a recovery code',
      recovery_codes_renewed: 'New recovery codes made',
      passkey_added: 'Passkey added',
      passkey_removed: 'Passkey removed',
      passkey_counter: 'A passkey was used that may have been copied',
    },
  },
} as const;
