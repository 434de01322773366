import type { InvitationState } from '@guildhall/api/accounts/invitations/invitations.schema';

/** Interface text of invitations. */
export const invitationsMessages = {
  title: 'Invitations',
  description: 'Links that let people join. You can withdraw them at any time.',
  notAllowed: {
    title: 'Only administrators can invite people',
    text: 'You can still see invitations you created earlier.',
    console: 'Create invitations in the console',
  },
  create: {
    title: 'Create a link',
    uses: 'How many people can use it',
    days: 'Valid for',
    dayCount: (days: number) => (days === 1 ? '1 day' : `${days} days`),
    note: 'Note',
    noteHint: 'Only you and administrators can see it.',
    skipsQueue: 'People can join without applying',
    submit: 'Create link',
    created: { title: 'Link created', description: 'Copy it from the list below.' },
  },
  list: {
    own: 'Your invitations',
    all: 'All invitations',
    failed: 'The invitations could not be loaded',
    empty: 'No invitations yet',
    emptyHint: 'Create a link, and send it to the people you want to join.',
    loading: 'Loading invitations...',
  },
  states: {
    valid: 'Valid',
    used: 'Used up',
    expired: 'Expired',
    revoked: 'Withdrawn',
  } satisfies Record<InvitationState, string>,
  link: 'Link',
  applies: 'By application',
  facts: (uses: number, maxUses: number, by: string, end: string) =>
    `${uses} of ${maxUses} used · by ${by} · until ${end}`,
  copy: 'Copy link',
  resend: 'Send again',
  resent: { title: 'Invitation sent again' },
  revoke: 'Withdraw',
  revoked: { title: 'Invitation withdrawn' },
  actionLabel: (action: string, what: string) => `${action}: ${what}`,
  revokeDialog: {
    title: 'Withdraw this invitation?',
    text: 'The link stops working immediately, even for people who have already opened it. Members who already joined aren’t affected.',
  },
};
