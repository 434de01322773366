/** Interface text of the posts that only their author sees. */
export const unpublishedMessages = {
  title: 'Only you can see these posts',
  states: { waiting: 'Waiting for approval', declined: 'Not approved', hidden: 'Hidden' },
  reason: (reason: string) => `Reason: ${reason}`,
  object: 'Read or object',
};
