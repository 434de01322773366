/** Interface text of the menu of pages that have no place in the row. */
export const moreMenuMessages = {
  more: 'More',
  chapters: 'Chapters',
  referrals: 'Referrals',
  connections: 'Connections',
  businesses: 'My businesses',
};
