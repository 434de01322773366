/** Interface text of the console page about invitations. */
export const adminInvitationsMessages = {
  title: 'Invitations',
  description: 'Links and emails that let people join. A withdrawn invitation stops working immediately.',
  added: 'Members you have added or imported get their invitations under Users.',
  toUsers: 'Go to Users',
  byEmail: {
    title: 'Invite by email',
    emails: 'Email addresses',
    emailsHint: 'One per line, or separated by commas. Up to 200 at once.',
    days: 'Valid for',
    submit: 'Send invitations',
    skipsQueue: 'People can join without applying',
    result: (invited: number, members: number, pending: number) =>
      [
        `${invited} invited`,
        ...(members > 0 ? [`${members} already a member`] : []),
        ...(pending > 0 ? [`${pending} already invited`] : []),
      ].join(', '),
  },
};
