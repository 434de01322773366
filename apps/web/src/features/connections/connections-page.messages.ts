/** Interface text of the page of connections. */
export const connectionsPageMessages = {
  pending: 'pending',
  title: 'Connections',
  description: 'The members you know, who waits for your reply, and whose reply you wait for.',
};
