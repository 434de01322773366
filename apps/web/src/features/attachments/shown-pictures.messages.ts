/** Interface text of pictures in posts, messages and galleries; pages that show some load no more than this. */
export const shownPicturesMessages = {
  open: (alt: string, position: number, total: number) =>
    alt === '' ? `Open picture ${position} of ${total}` : `Open picture: ${alt}`,
  preview: (total: number, alt?: string) => {
    const pictures = total === 1 ? 'Picture' : `${total} pictures`;
    return alt === undefined ? pictures : `${pictures}: ${alt}`;
  },
};
