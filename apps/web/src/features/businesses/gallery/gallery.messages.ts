/** Interface text of the gallery of a business. */
export const galleryMessages = {
  title: 'Photos',
  edit: 'Edit photos',
  add: 'Add photos',
  empty: 'Show your shop, your work or your team. Photos appear on the About tab.',
  list: 'Photos in the gallery',
  photo: (position: number) => `Photo ${position}`,
  up: (position: number) => `Move photo ${position} up`,
  down: (position: number) => `Move photo ${position} down`,
  cover: 'Use as cover',
  coverOf: (position: number) => `Use photo ${position} as cover`,
  isCover: 'Cover',
  save: 'Save photos',
  saved: 'Photos saved',
};
