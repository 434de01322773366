/** Interface text of teams and of invitations to them. */
export const teamMessages = {
  loading: 'Loading team...',
  failed: 'The team could not be loaded',
  manage: 'Manage team',
  status: { invited: 'Invited', confirmed: 'Confirmed', declined: 'Declined' },
  invite: {
    title: 'Invite a member',
    username: 'Member',
    jobTitle: 'Title',
    titlePlaceholder: 'e.g. Head baker',
    submit: 'Send invitation',
    sent: { title: 'Invitation sent', description: 'They join the team once they accept.' },
  },
  owner: 'Owner',
  addSelf: 'Add yourself',
  remove: 'Remove',
  removeLabel: (name: string) => `Remove ${name}`,
  leave: 'Leave team',
  invitation: {
    title: "You're invited",
    text: 'Join the team of',
    as: (role: string | null) => (role ? ` as ${role}` : ''),
    accept: 'Join team',
    decline: 'Decline',
  },
};
