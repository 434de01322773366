import type { Block, RichText } from './rich-text.ts';

const OWN = /^\/business-images\/[a-z0-9-]{1,180}\.webp$/;

/** Whether an address is that of a picture uploaded here: no others are shown, as their host would see each reader. */
export const isOwnPicture = (address: string): boolean => OWN.test(address);

const SPECIAL = /[\\`*_[\]<>"]/g;
const escaped = (text: string) => text.replaceAll(/\s+/g, ' ').trim().replaceAll(SPECIAL, '\\$&');

/** A picture as it stands in Markdown, with its caption as the title. */
export const pictureMarkdown = ({ address, alt, caption }: Picture): string =>
  `![${escaped(alt)}](${address}${caption.trim() === '' ? '' : ` "${escaped(caption)}"`})`;

type Picture = Omit<Extract<Block, { type: 'picture' }>, 'type'>;

/** The addresses of the pictures in a text, in its order. */
export const picturesIn = (text: RichText): string[] =>
  text.flatMap((node) => {
    if (node.type === 'picture') return [node.address];
    if (node.type === 'list') return node.items.flatMap(picturesIn);
    return node.type === 'quote' ? picturesIn(node.children) : [];
  });
