/** Interface text of the pictures in the text of an article. */
export const addPictureMessages = {
  add: 'Add picture to text',
  uploading: 'Uploading picture',
  added: 'Picture to insert',
  alt: 'Alt text',
  altHint: "What the picture shows, for people who can't see it",
  caption: 'Caption (optional)',
  insert: 'Insert',
  discard: 'Discard',
};
