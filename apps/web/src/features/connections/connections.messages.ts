/** Interface text of connections. */
export const connectionsMessages = {
  /** Filled in for every request (spec, section 7); the member edits it. */
  request: (site: string) => `Hi! I came across your profile on ${site} and would like to connect.`,
  dialog: {
    title: (name: string) => `Connect with ${name}`,
    label: 'Your message',
    hint: 'Press Enter to send, Shift+Enter for a new line.',
    submit: 'Send request',
  },
  sentFromDashboard: (name: string) => `Connection request sent to ${name}!`,
  sent: {
    title: 'Connection request sent',
    description: 'Your connection request has been sent successfully.',
  },
  failed: 'Failed to send connection request. Please try again.',
  list: {
    loading: 'Loading connections...',
    failed: 'Your connections could not be loaded',
    incoming: 'Waiting for your reply',
    outgoing: 'Sent by you',
    network: 'Your network',
    search: 'Search your connections',
    sorts: { label: 'Order', newest: 'Newest first', name: 'By last name' },
    nothing: { title: 'No connection found', text: 'Try a part of the name, the company or the job title.' },
  },
  empty: {
    title: 'No connections yet',
    text: 'Connect with a member you were matched with. Your network will appear here.',
    action: 'See who to meet',
  },
  actions: { accept: 'Accept', decline: 'Decline', withdraw: 'Withdraw', remove: 'Remove connection' },
  more: (name: string) => `More options for ${name}`,
  since: (day: string) => `Connected since ${day}`,
  receivedOn: (day: string) => `Received on ${day}`,
  sentOn: (day: string) => `Sent on ${day}`,
  profile: {
    accept: (firstName: string) => `Accept ${firstName}’s request`,
    decline: 'Decline',
    withdraw: 'Withdraw request',
    connected: 'Connected',
    connect: 'Connect',
    blocked: (firstName: string) => `You have blocked ${firstName}.`,
    more: (firstName: string) => `More options for ${firstName}`,
    block: (firstName: string) => `Block ${firstName}`,
    unblock: (firstName: string) => `Unblock ${firstName}`,
  },
};
