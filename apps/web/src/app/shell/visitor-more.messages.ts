/** Interface text of the menu of a visitor's links that have no room. */
export const visitorMoreMessages = {
  more: 'More',
};
