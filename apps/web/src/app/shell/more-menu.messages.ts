/** Interface text of the menu of pages that have no place in the row. */
export const moreMenuMessages = {
  more: 'More',
  introductions: 'Introductions',
  connections: 'Connections',
  businesses: 'My businesses',
};
