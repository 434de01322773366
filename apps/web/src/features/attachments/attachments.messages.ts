/** Interface text of pictures that are being added to what is written, and of the lightbox. */
export const attachmentsMessages = {
  add: 'Add pictures',
  list: 'Pictures to send',
  shown: 'Pictures of this post',
  alt: (position: number) => `Description of picture ${position}`,
  altHint: 'Describe it for people who cannot see it',
  remove: (position: number) => `Remove picture ${position}`,
  retry: (position: number) => `Upload picture ${position} again`,
  uploading: (position: number) => `Uploading picture ${position}`,
  tooMany: (max: number) => `You can add up to ${max} pictures. The others were left out.`,
  viewer: (position: number, total: number) => `Picture ${position} of ${total}`,
  strip: 'Pictures, one at a time',
  previous: 'Previous picture',
  next: 'Next picture',
};
