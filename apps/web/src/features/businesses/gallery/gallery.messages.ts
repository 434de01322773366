/** Interface text of the gallery of a business. */
export const galleryMessages = {
  title: 'Photos',
  edit: 'Edit photos',
  add: 'Add photos',
  empty: 'Show your shop, your work or your team. Photos appear on the About tab.',
};
