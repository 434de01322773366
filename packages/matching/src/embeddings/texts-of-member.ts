import { plainWords } from '../reasons/quote.ts';
import { PACKED_MAX } from '../scoring/packed/layout.ts';
import type { MemberReading } from '../scoring/member-reading.ts';
import { trust } from '../scoring/weights.ts';
import type { Statement } from '../statements/statement.ts';

/** No text that is sent is longer. */
const longest = 300;

/** A text to be embedded, and how much its field is trusted among all offers. */
export type WeightedText = { readonly text: string; readonly weight: number };

/** All that an embeddings service is told of a member: at most four needs and five offers, in scoring's order. */
export type TextsOfMember = {
  readonly needs: readonly WeightedText[];
  readonly offers: readonly WeightedText[];
};

/**
 * The words of a member's statements as they may be sent to an embeddings service: without mail addresses,
 * links and long numbers, of at most 300 characters, and nothing that says whose they are.
 */
export const textsOfMember = ({ needs, offers }: MemberReading): TextsOfMember => ({
  needs: needs.slice(0, PACKED_MAX.needs).map(textOf),
  offers: offers.slice(0, PACKED_MAX.offers).map(textOf),
});

const textOf = ({ text, field }: Statement): WeightedText => ({
  text: plainWords(text, longest),
  weight: trust[field],
});
