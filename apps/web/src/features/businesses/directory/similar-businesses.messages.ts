/** Interface text of businesses that come close to a search; loaded with them. */
export const similarBusinessesMessages = {
  title: 'Close matches',
  text: 'These businesses offer this in other words.',
  only: 'No exact matches. These businesses offer something similar.',
};
