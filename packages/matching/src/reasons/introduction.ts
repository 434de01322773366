import { translated } from '@guildhall/locale/translated';
import { packedReading } from '../scoring/packed/packed-reading.ts';
import { fitsOfNeeds } from '../scoring/score.ts';
import type { MemberReading } from '../scoring/member-reading.ts';
import { quoteNeed } from './quote.ts';
import { reasonMessages } from './reasons.messages.ts';
import { offering } from './sentences.ts';
import { strongest } from './strongest.ts';

/** Someone who may be introduced, and their first name. */
export type Introduced = { readonly reading: MemberReading; readonly name: string };

/**
 * Why these two should meet, for whoever introduces them: a need of one that the other meets, by the rules of
 * `matchMembers`. Null where nothing true can be said.
 */
export const explainIntroduction = (one: Introduced, other: Introduced): string | null =>
  metBy(one, other) ?? metBy(other, one);

function metBy(one: Introduced, other: Introduced): string | null {
  const fits = fitsOfNeeds(packedReading(one.reading), packedReading(other.reading));
  const found = strongest(one.reading, other.reading, fits);
  if (found === undefined) return null;
  const { pair, says } = found;
  const offer = offering(other.name, pair);
  const messages = translated(reasonMessages);
  return says === 'meets'
    ? messages.both(messages.looksFor(one.name, quoteNeed(pair.need.text)), offer)
    : offer;
}
