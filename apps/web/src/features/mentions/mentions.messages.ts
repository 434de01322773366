/** Interface text of mentions. */
export const mentionsMessages = {
  list: 'Members and businesses to mention',
  found: (count: number) =>
    count === 1
      ? '1 suggestion. Press Enter to insert it.'
      : `${count} suggestions. Use the up and down arrow keys, and Enter to insert one.`,
  business: 'Business',
};
