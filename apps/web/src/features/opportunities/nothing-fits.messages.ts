/** Interface text of the list of what fits a member, where the profile says nothing of their work. */
export const nothingFitsMessages = {
  title: 'Your profile doesn’t say what you offer yet',
  text: 'Add it, and opportunities that fit you appear here.',
  add: 'Add what you offer',
};
