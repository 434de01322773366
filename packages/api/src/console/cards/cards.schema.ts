/** The pages whose previews are drawn, by the folder of their cards. */
export const CARD_KINDS = ['members', 'businesses', 'news', 'posts'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** Width and height of a card, in pixels. */
export const CARD_SIZE = { width: 1_200, height: 630 };

const FOLDER = '/cards/';

/** Address of the card of a page: the picture of link previews. */
export const cardAddress = (kind: CardKind, ref: string | number): string =>
  `${FOLDER}${kind}/${encodeURIComponent(ref)}.png`;

export const isCardAddress = (address: string): boolean => address.startsWith(FOLDER);
