/** Interface text of the settings page and of the pages that emails link to. */
export const accountMessages = {
  settings: { title: 'Settings', description: 'Manage your account.', nav: 'Settings' },
  settingsFailed: 'Your settings could not be loaded',
  email: {
    title: 'Email',
    description: 'You sign in with this address, and we send our emails to it.',
    confirmed: 'confirmed',
    notConfirmed: 'not confirmed',
    send: 'Send a confirmation link',
    sent: (hours: number) => ({
      title: 'Email sent',
      description: `Open the link in it within ${hours} hours to confirm your address.`,
    }),
    change: {
      open: 'Change address',
      title: 'Change your email address',
      text: 'We’ll send a link to the new address. Until you open it, you keep signing in with the one you have.',
      label: 'New email address',
      password: 'Your password',
      submit: 'Send the link',
      sent: (email: string, minutes: number) => ({
        title: 'Almost done',
        description: `Open the link that we sent to ${email} within ${minutes} minutes.`,
      }),
    },
  },
  password: {
    title: 'Password',
    description: 'Changing it signs you out on all other devices.',
    current: 'Current password',
    next: 'New password',
    hint: 'At least 6 characters',
    submit: 'Change password',
    changed: { title: 'Password changed', description: "You've been signed out on all other devices." },
  },
  sessions: {
    title: 'Active sessions',
    description: "If you don't recognize a device, sign it out and change your password.",
    failed: 'Your sessions could not be loaded',
    current: 'this device',
    active: 'active',
    end: 'Sign out',
    endLabel: (device: string) => `Sign out ${device}`,
    endOthers: 'Sign out all other devices',
    ending: {
      title: (device: string | undefined) =>
        device === undefined ? 'Sign out all other devices?' : `Sign out ${device}?`,
      text: 'Confirm that it’s you. If you don’t remember your password, choose a new one: that signs out all devices, too.',
      password: 'Your password',
    },
    ended: (count: number) => ({
      title: count === 1 ? 'Device signed out' : `${count} devices signed out`,
    }),
  },
  privacy: {
    title: 'Privacy',
    description: 'Changes take effect immediately.',
    audiences: [
      { key: 'emailAudience', label: 'Who can see my email address' },
      { key: 'phoneAudience', label: 'Who can see my phone number' },
    ],
    audiencesHint: 'Applies to your profile, your contact card, and the API.',
    suggestable: {
      label: 'Suggest me to other members',
      description: 'In recommendations, referral matches and the members directory.',
    },
    readReceipts: {
      label: 'Show when I have read messages',
      description:
        'Members who show it too see “Seen” below what they wrote to you, and when you are typing to them. You see the same of them. What you read before stays unseen.',
    },
    searchEngines: {
      label: 'Let search engines list me',
      description: 'Your profile and your posts. What they have listed already can stay for some weeks.',
    },
    embeddings: (host: string) =>
      `To order matches by meaning, this community sends up to eight short phrases from your profile (what you look for and what you offer) to ${host}. Email addresses, links, and long numbers are left out, and your name isn't included. If you turn off “Suggest me to other members,” no phrases are sent, and what was computed from them is deleted.`,
  },
  blocked: {
    title: 'Blocked members',
    description: 'You and these members don’t see each other here.',
    failed: 'The members you block could not be loaded',
    none: 'You haven’t blocked anyone. You can block a member from their profile or a conversation.',
    unblock: 'Unblock',
    unblockLabel: (name: string) => `Unblock ${name}`,
    unblocked: (name: string) => ({
      title: `${name} is no longer blocked`,
      description: 'A connection you had isn’t restored.',
    }),
  },
  appearance: {
    title: 'Appearance',
    description: 'In this browser.',
    schemes: { auto: 'As on this device', light: 'Light', dark: 'Dark' },
  },
  language: {
    title: 'Language',
    description: 'For pages and for emails to you.',
    read: {
      title: 'Languages I read',
      hint: 'The feed leaves out posts in other languages; “My connections” shows all. Choose none to see every post.',
      another: 'Add another language',
    },
  },
  notifications: {
    title: 'Notifications',
    description: 'Notify me when',
    failed: 'Your notification settings could not be loaded',
    event: 'Event',
    channels: [
      { key: 'inApp', label: 'In the app' },
      { key: 'email', label: 'By email' },
    ],
    channelLabel: (event: string, channel: string) => `${event}: ${channel.toLowerCase()}`,
    allOff: 'Turn off all emails',
    allOffDone: {
      title: 'You get no more of these emails',
      description: 'Emails about your account are always sent.',
    },
    digest: {
      label: 'Weekly digest',
      description:
        'An email every Monday with what you missed. You can unsubscribe from any of these emails.',
    },
  },
  data: {
    title: 'Your data',
    description:
      'Everything we store about you, as a ZIP file with spreadsheets (CSV) and machine-readable data (JSON).',
    submit: 'Export my data',
    exported: { title: 'Export ready', description: 'Look for a ZIP file in your downloads.' },
    failed: {
      title: 'Error',
      description: 'Your data could not be exported. Please try again.',
      destructive: true,
    },
  },
  deletion: {
    title: 'Delete account',
    description:
      "Deletes your profile, connections, and the text of your private messages, for the other person too. Your businesses are no longer listed. Posts, comments, and reviews you published stay under the name Former Member, unless you delete your posts and comments, too. The community’s books still say what you ordered, when and for how much. This can't be undone.",
    open: 'Delete my account',
    warning: "This can't be undone. You may want to export your data first.",
    password: 'Your password',
    alsoPublished: {
      label: 'Also delete what I published',
      description:
        'Your posts, with the comments of others on them, and your comments. Reviews stay under the name Former Member.',
    },
    submit: 'Delete permanently',
    done: {
      title: 'Your account is deleted',
      description:
        "Your profile, connections, and private messages are gone, and you're signed out everywhere. Thank you for being part of the community.",
      home: 'Back to the front page',
    },
  },
  reset: {
    title: 'Choose a password',
    description: "You'll sign in with it from now on. You'll be signed out on all other devices.",
    submit: 'Save new password',
    again: 'Request a new link',
    done: { title: 'Password saved', description: 'You can now sign in with it.' },
    invited: {
      title: (community: string) => `Welcome to ${community}`,
      description: 'Choose a password, and you’re in.',
      submit: 'Join',
      done: (community: string) => ({
        title: `Welcome to ${community}!`,
        description: 'You’re signed in. Next time, sign in with your email address and this password.',
      }),
    },
  },
  confirmBar: {
    label: 'Email address',
    text: (email: string) =>
      `Confirm ${email} to post, comment, or message members you don't know yet. We sent you a link.`,
    send: 'Send again',
    sendLink: 'Send the link again',
    change: 'Wrong address?',
  },
  verification: {
    title: 'Confirm your email',
    description: 'So we know our emails reach you.',
    incomplete: 'This link is incomplete. Please open it from the email again.',
    submit: 'Confirm my email address',
    done: {
      title: 'Thank you',
      description: 'Your email address is confirmed.',
      toDashboard: 'Go to your dashboard',
      toSignIn: 'Sign In',
    },
  },
} as const;
