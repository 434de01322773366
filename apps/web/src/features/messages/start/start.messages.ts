/** Interface text of starting a conversation. */
export const startMessages = {
  open: 'New message',
  title: 'New message',
  to: 'To',
  hint: 'One of your connections, by name.',
  placeholder: 'Type a name',
  list: 'Your connections',
  loading: 'Loading your connections...',
  failed: 'Your connections could not be loaded',
  found: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  nobody: (name: string) => `None of your connections is called “${name}”.`,
  findMembers: 'Find members by this name',
  none: 'You have no connections yet. Meet someone first, then write to them here.',
  meet: 'Find members',
};
