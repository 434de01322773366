import { z } from 'zod';

const Color = z.string().regex(/^#[0-9a-f]{6}$/i);

/** Everything that a card is drawn of. */
export const Card = z.object({
  community: z.string(),
  /** The kind of page, such as Member. */
  kind: z.string(),
  title: z.string(),
  subtitle: z.string(),
  /** Stands in for a missing picture. */
  initial: z.string(),
  /** A picture file. */
  picture: z.instanceof(Buffer).nullable(),
  colors: z.object({ background: Color, text: Color, accent: Color }),
});
export type Card = z.infer<typeof Card>;
/** What a card is drawn of, with the address of its picture. */
export type CardContent = Omit<Card, 'picture'> & { picture: string | null };

/** The fonts of cards have the letters of the Latin script. */
const LATIN = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\p{M}\p{Z}]*$/u;
const EMOJI = /\p{Extended_Pictographic}[\p{Emoji_Modifier}\u{fe0f}\u{200d}]*/gu;

/** A text as a card can show it: on one line, without emoji. */
export const cardText = (text: string): string => text.replaceAll(EMOJI, '').replaceAll(/\s+/g, ' ').trim();

/** Whether the fonts have all letters of the card. */
export const isDrawable = ({ community, title, subtitle }: CardContent): boolean =>
  [community, title, subtitle].every((text) => LATIN.test(text));
