/** Interface text of the menu of pages that have no place in the row. */
export const moreMenuMessages = {
  more: 'More',
  referrals: 'Referrals',
  connections: 'Connections',
  businesses: 'My businesses',
};
