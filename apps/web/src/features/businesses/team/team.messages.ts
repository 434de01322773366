/** The words of teams and of invitations to them. */
export const teamMessages = {
  loading: 'Loading team...',
  failed: 'The team could not be loaded',
  manage: 'Manage Team',
  status: { invited: 'Invited', confirmed: 'Confirmed', declined: 'Declined' },
  invite: {
    title: 'Invite a member',
    username: 'Member',
    usernameHint: 'Their username, or the address of their profile',
    jobTitle: 'Title',
    role: 'Role',
    submit: 'Send Invitation',
    sent: { title: 'Invitation sent', description: 'They join the team once they have confirmed.' },
  },
  remove: 'Remove',
  leave: 'Leave Team',
  invitation: { title: 'You are invited', accept: 'Join Team', decline: 'Decline' },
};
