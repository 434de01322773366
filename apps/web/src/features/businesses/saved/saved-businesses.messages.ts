/** Interface text of the businesses that a member saved. */
export const savedBusinessesMessages = {
  loading: 'Loading saved businesses...',
  failed: 'Your saved businesses could not be loaded',
  label: 'Saved businesses',
  empty: {
    title: 'No saved businesses yet',
    text: "Save a business on its page and you'll find it here.",
    action: 'Browse the directory',
  },
};
