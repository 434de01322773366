import { CARD_SIZE } from '@guildhall/api/console/cards/cards.schema';
import type { Card } from './card.ts';

const PADDING = 72;
const PICTURE = 240;
const TEXT_FONT = 'Figtree, Figtree Extended';
const HEADING_FONT = 'Fraunces, Fraunces Extended';
const TITLE_MAX = 90;
const SUBTITLE_MAX = 140;
const COMMUNITY_MAX = 60;
/** The size of a title by its length in characters, in pixels. */
const TITLE_SIZES = [
  { upTo: 24, size: 76 },
  { upTo: 48, size: 62 },
];
const SMALLEST_TITLE = 52;

type Style = Record<string, string | number>;

/** An element as satori lays it out: flexbox, styled inline. */
type Element = {
  type: 'div' | 'img';
  props: { style: Style; src?: string; children?: (Element | string)[] };
  key: null;
};

const box = (style: Style, ...children: (Element | string)[]): Element => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
  key: null,
});

/**
 * The layout of a card.
 * @param picture data URL of a square picture
 */
export function layOutCard(card: Card, picture: string | null): Element {
  const { background, text, accent } = card.colors;
  return box(
    {
      ...CARD_SIZE,
      boxSizing: 'border-box',
      flexDirection: 'column',
      padding: PADDING,
      background,
      color: text,
      fontFamily: TEXT_FONT,
    },
    box(
      { flexGrow: 1, alignItems: 'center', gap: 56 },
      pictureOf(card, picture),
      box(
        { flex: 1, flexDirection: 'column', gap: 16 },
        box({ color: accent, fontSize: 30 }, card.kind),
        box(
          { fontFamily: HEADING_FONT, fontSize: titleSize(card.title), lineHeight: 1.12 },
          shorten(card.title, TITLE_MAX),
        ),
        box({ fontSize: 32, lineHeight: 1.4 }, shorten(card.subtitle, SUBTITLE_MAX)),
      ),
    ),
    box(
      { alignItems: 'center', gap: 24 },
      box({ width: 64, height: 6, borderRadius: 3, background: accent }),
      box({ fontSize: 32 }, shorten(card.community, COMMUNITY_MAX)),
    ),
  );
}

function pictureOf({ initial, colors }: Card, picture: string | null): Element {
  const shape = { width: PICTURE, height: PICTURE, borderRadius: '50%' };
  if (picture !== null) return { type: 'img', props: { src: picture, style: shape }, key: null };
  return box(
    {
      ...shape,
      boxSizing: 'border-box',
      alignItems: 'center',
      justifyContent: 'center',
      border: `4px solid ${colors.accent}`,
      fontFamily: HEADING_FONT,
      fontSize: 112,
    },
    initial,
  );
}

const titleSize = (title: string): number =>
  TITLE_SIZES.find(({ upTo }) => title.length <= upTo)?.size ?? SMALLEST_TITLE;

/** Cuts at the end of a word. */
function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max).replace(/\s+\S*$/, '')}…`;
}
