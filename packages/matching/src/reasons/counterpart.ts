import { translated } from '@guildhall/locale/translated';
import type { NeedFits } from '../candidates/cover-needs.ts';
import type { MemberReading } from '../scoring/member-reading.ts';
import { counterparts } from '../statements/roles.ts';
import type { Statement } from '../statements/statement.ts';
import { cosine } from '../vectors/unit-vectors.ts';
import { quoteNeed } from './quote.ts';
import { reasonMessages } from './reasons.messages.ts';
import { thresholds } from './thresholds.ts';

/**
 * What both look for, where one wants the counterpart of the other: "You look for “an apprentice”. Sam looks for “an
 * apprenticeship as a baker”." Both are quoted as an answer only where they speak of the same thing.
 */
export function counterpartSentence(
  viewer: MemberReading,
  other: MemberReading,
  fits: NeedFits,
  name: string,
): string | null {
  const places = [...fits.keys()].toSorted((one, another) => (fits[another] ?? 0) - (fits[one] ?? 0));
  for (const place of places) {
    const need = viewer.needs[place];
    if (need === undefined || need.role === null || (fits[place] ?? 0) < thresholds.told) continue;
    const wanted = counterparts[need.role];
    const theirs = other.needs.find(({ role }) => role === wanted);
    if (theirs === undefined || areOfOtherTrades(need, theirs)) continue;
    const messages = translated(reasonMessages);
    const sought = messages.looksFor(name, quoteNeed(theirs.text));
    // Two who look for a co-founder need not be of the other kind, so nothing is claimed of them.
    const answers = wanted !== need.role && areAbout(need, theirs);
    return answers ? messages.both(messages.youLookFor(quoteNeed(need.text)), sought) : sought;
  }
  return null;
}

const areAbout = (need: Statement, theirs: Statement): boolean =>
  cosine(need.vector, theirs.vector) >= thresholds.counterpart;

/** Both name what trade they are about, and it is not the same. */
function areOfOtherTrades(need: Statement, theirs: Statement): boolean {
  const [wanted, offered] = [need, theirs].map(({ trades }) =>
    trades.filter(({ certainty }) => certainty === 1),
  );
  if (!wanted?.length || !offered?.length) return false;
  return !wanted.some(({ trade }) => offered.some((other) => other.trade === trade));
}
