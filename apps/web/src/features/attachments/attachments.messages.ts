/** Interface text of pictures in posts and messages. */
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
  open: (alt: string, position: number, total: number) =>
    alt === '' ? `Open picture ${position} of ${total}` : `Open picture: ${alt}`,
  preview: (total: number, alt?: string) => {
    const pictures = total === 1 ? 'Picture' : `${total} pictures`;
    return alt === undefined ? pictures : `${pictures}: ${alt}`;
  },
  viewer: (position: number, total: number) => `Picture ${position} of ${total}`,
  previous: 'Previous picture',
  next: 'Next picture',
};
