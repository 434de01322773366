/** Interface text of the search in messages. */
export const findMessages = {
  label: 'Search people and messages',
  placeholder: 'Search people and messages',
  loading: 'Searching...',
  failed: 'The search did not work',
  people: 'People',
  messages: 'Messages',
  found: (count: number, hasMore: boolean) => {
    if (hasMore) return `More than ${count} messages, newest first`;
    return count === 1 ? '1 message' : `${count} messages, newest first`;
  },
  nothing: (text: string) => `No message says “${text}”`,
  nothingText: 'Only your own conversations are searched.',
  everywhere: 'Search members and businesses',
};
