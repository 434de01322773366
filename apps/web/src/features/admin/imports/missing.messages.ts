import { countOf } from './imports.messages.ts';

/** Interface text about members who are not in the list that updates them. */
export const missingMessages = {
  title: (count: number) =>
    count === 1 ? "1 member isn't in this file" : `${countOf('members', count)} aren't in this file`,
  text: 'They have a membership number or came from an earlier import, and their membership has not ended. The import leaves them as they are. In Users you can set an end date or deactivate them.',
  open: 'Show them in Users',
  loading: 'Loading members...',
  failed: 'The members could not be loaded',
  noNumber: 'No number',
};
