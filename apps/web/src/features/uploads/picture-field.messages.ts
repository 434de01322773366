/** Interface text of a picture that is dropped or chosen. */
export const pictureFieldMessages = {
  drop: 'or drop a picture here',
  elsewhere: "Pictures from other sites aren't shown.",
  remove: 'Remove',
  removeLabel: (label: string) => `Remove ${label.toLowerCase()}`,
};
