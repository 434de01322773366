/** What emails about an account say, which cannot be switched off. */
export const accountMailMessages = {
  /** Below every one of them. */
  footer: 'You always get this email because it concerns the security of your account.',
  notYou: (address: string) => `If this wasn’t you, email ${address} right away.`,
  openConsole: 'Open the console',
  notices: {
    'mail.password_changed': {
      subject: 'Your password was changed',
      paragraph: 'Your account password was just changed, and you have been signed out on all other devices.',
    },
    'mail.login_blocked': {
      subject: 'Someone is trying to sign in to your account',
      paragraph:
        'Several wrong passwords were entered for your account. We slow these attempts down. You can still sign in from the devices you use. If you forgot your password, request a new one on the sign-in page.',
    },
    'mail.login_while_blocked': {
      subject: 'New sign-in to your account',
      paragraph:
        'Someone entered the correct password of your account, from a device and network we don’t recognize, while others were entering wrong passwords. If this was you, you don’t need to do anything.',
    },
    'mail.second_factor_added': {
      subject: 'Two-step sign-in is on',
      paragraph:
        'From now on, signing in to your account takes your password and a code from your authenticator app. Keep your recovery codes somewhere safe: each of them lets you in once if you lose your phone.',
    },
    'mail.second_factor_ended': {
      subject: 'Two-step sign-in is off',
      paragraph:
        'Signing in to your account takes only your password again. Your recovery codes no longer work.',
    },
    'mail.second_factor_reset': {
      subject: 'Two-step sign-in was turned off for you',
      paragraph:
        'An administrator turned off two-step sign-in for your account, and you have been signed out everywhere. Sign in with your password, and set it up again in your settings.',
    },
    'mail.second_factor_refused': {
      subject: 'Someone knows your password',
      paragraph:
        'Someone entered your password and then several wrong codes. They did not get in. If this wasn’t you, choose another password in your settings now.',
    },
    'mail.recovery_codes_renewed': {
      subject: 'You have new recovery codes',
      paragraph: 'New recovery codes were made for your account. The ones you had before no longer work.',
    },
    'mail.passkey_added': {
      subject: 'A passkey was added to your account',
      paragraph:
        'You can now sign in with a passkey, without your password. You see and remove your passkeys in your settings.',
    },
    'mail.passkey_removed': {
      subject: 'A passkey was removed from your account',
      paragraph:
        'It can no longer be used to sign in. Where you made it, you may have to delete it by hand from your passwords.',
    },
    'mail.password_ended': {
      subject: 'Please choose a new password',
      paragraph:
        'You signed in with a code by email, which confirmed your address for the first time. Until then, anyone could have registered it, so the password and other ways to sign in that were chosen before no longer work. To sign in with a password again, choose “Forgot your password?” on the sign-in page.',
    },
    'mail.accounts_merged': {
      subject: 'Your accounts were merged',
      paragraph:
        'An administrator merged another account of yours into this one, with its connections, messages and posts. Sign in with this address from now on.',
    },
  },
  providerLinked: {
    subject: (provider: string) => `You can now sign in with ${provider}`,
    paragraph: (provider: string) =>
      `An account at ${provider} was linked to yours. Anyone who can sign in there can sign in here. You can unlink it in your settings, under Security.`,
  },
  providerUnlinked: {
    subject: (provider: string) => `You can’t sign in with ${provider} any more`,
    paragraph: (provider: string) => `Your account at ${provider} was unlinked. Your password still works.`,
  },
  administrator: {
    subject: (site: string) => `You are now an administrator of ${site}`,
    paragraph: (least: number) =>
      `Sign in again to open the console. Administrator passwords must have at least ${least} characters. If yours is shorter, we’ll email you a link to choose a new one.`,
  },
  test: {
    subject: (site: string) => `Test email from ${site}`,
    paragraph: (site: string) => `Emails from ${site} reach you.`,
    footer: 'You sent this email to yourself, in the console.',
  },
  dataExported: {
    subject: (site: string) => `A copy of your data at ${site}`,
    paragraph: (site: string) =>
      `As you asked, an administrator of ${site} made a copy of your data, to hand it over to you. It holds what you can download yourself in the settings.`,
    footer: (address: string) => `You didn’t ask for this? Write to ${address} right away.`,
  },
  passwordReset: {
    subject: 'Choose a new password',
    paragraph: (minutes: number) =>
      `Someone, hopefully you, requested a new password. The link works once, for ${minutes} minutes.`,
    label: 'Choose a new password',
    footer: 'Wasn’t this you? You can ignore this email: your password stays the same.',
  },
  setPassword: {
    subject: (site: string) => `Your ${site} account is ready`,
    paragraph: (site: string, days: number) =>
      `An administrator of ${site} invited you. Choose a password to sign in. The link works once, for ${days} days.`,
    label: 'Choose a password',
    footer: 'Not expecting this? You can ignore this email.',
  },
  linkOfAdmin: {
    paragraph: (days: number) =>
      `An administrator sent you this link, so that you can sign in again. It works once, for ${days} days.`,
    footer: 'Didn’t ask for help? You can ignore this email: your password stays the same.',
  },
  verifyEmail: {
    subject: 'Confirm your email address',
    paragraph: (hours: number) =>
      `Please confirm that this address is yours. The link works once, for ${hours} hours.`,
    label: 'Confirm this address',
    footer: (site: string) => `No account at ${site}? You can ignore this email.`,
  },
  addressInUse: {
    subject: (site: string) => `You have a ${site} account with this address`,
    paragraph:
      'Someone, hopefully you, wants to use this address for another account. An address belongs to one account only, so nothing was changed.',
    twoAccounts: (address: string) =>
      `You have two accounts? Write to ${address}: an administrator can merge them.`,
    footer: 'Wasn’t this you? You can ignore this email.',
  },
  useAddress: {
    subject: (site: string) => `Use this address for your ${site} account`,
    paragraph: (site: string, minutes: number) =>
      `Someone, hopefully you, wants to sign in to ${site} with this address. Please confirm that it is yours. The link works once, for ${minutes} minutes.`,
    label: 'Use this address',
  },
  addressChanged: {
    subject: (site: string) => `The address of your ${site} account was changed`,
    byMember:
      'Your account has another email address now, which was confirmed by a link in an email sent there. Nobody can sign in with this address any more.',
    byAdmin: (site: string) =>
      `An administrator of ${site} gave your account another email address, to which a link to choose a password was sent. Nobody can sign in with this address any more.`,
  },
  code: {
    staffSubject: (site: string) => `Sign in to ${site} with your password`,
    staff:
      'Someone, hopefully you, wants to sign in with a code by email. Administrators, and members with a role, can do this once they have turned on two-step sign-in, in their settings. Until then, sign in with your password.',
    subject: (site: string) => `Your code for ${site}`,
    enter: (site: string) => `Enter this code where you asked for it, to sign in to ${site}:`,
    works: (minutes: number) =>
      `It works once, for ${minutes} minutes, in that browser only. Give it to nobody: we never ask for it by phone or email.`,
    footer: (address: string) =>
      `Wasn’t this you? You can ignore this email: without the code, nobody gets in. If you get more of them, write to ${address}.`,
  },
  role: {
    administrator: 'Administrator',
    granted: (site: string, role: string) => `You now have a role at ${site}: ${role}`,
    ended: (site: string, role: string) => `You no longer have the role ${role} at ${site}`,
    isFor: (does: string) => `It is for: ${does}.`,
    password: (least: number) =>
      `Sign in again to open the console. Passwords of members with a role must have at least ${least} characters. If yours is shorter, we’ll email you a link to choose a new one.`,
    signedOut: 'You were signed out. You can sign in again as before; your profile and posts are unchanged.',
  },
  membership: {
    hasEnded: (site: string) => `Your ${site} membership has ended`,
    endsSoon: (site: string) => `Your ${site} membership ends soon`,
    ended: (day: string) => `Your membership ended on ${day}.`,
    runs: (day: string) => `Your membership runs until ${day}.`,
    lapses: (day: string) =>
      `After ${day} you can still sign in and read, but no longer publish or write to members.`,
    renew: (address: string) => `To renew it, write to ${address}.`,
    footer: 'You always get this email because it concerns your membership.',
  },
  erased: {
    applicationSubject: (site: string) => `Your application to ${site} was erased`,
    application: (site: string) =>
      `As you asked, an administrator of ${site} erased your application and everything in it. Backups keep older copies for a while; if one is ever restored, your application is erased from it again.`,
    applicationFooter: (address: string) => `You didn’t ask for this? Write to ${address}.`,
    subject: 'Your account was deleted',
    onRequest: (site: string) => `As you asked, an administrator of ${site} deleted your account.`,
    byMember: 'Your account is deleted.',
    gone: 'Your profile and connections are gone, and your private messages now read “Message deleted with the account”.',
    postsStay: 'Posts, comments and reviews you published stay under the name Former Member.',
    postsDeleted:
      'Posts and comments you published are deleted. Reviews you published stay under the name Former Member.',
    backups:
      'Your businesses are no longer listed. Backups keep older copies for a while; if one is ever restored, your account is deleted from it again.',
    footer: (address: string) => `Wasn’t this you? Write to ${address}.`,
  },
};
