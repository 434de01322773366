/** Interface text of the editor of a gallery. */
export const galleryEditorMessages = {
  list: 'Photos in the gallery',
  photo: (position: number) => `Photo ${position}`,
  up: (position: number) => `Move photo ${position} up`,
  down: (position: number) => `Move photo ${position} down`,
  cover: 'Use as cover',
  coverOf: (position: number) => `Use photo ${position} as cover`,
  isCover: 'Cover',
  drop: 'or drop them here',
  save: 'Save photos',
  saved: 'Photos saved',
};
