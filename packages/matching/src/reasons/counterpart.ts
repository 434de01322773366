import type { NeedFits } from '../candidates/cover-needs.ts';
import type { MemberReading } from '../scoring/member-reading.ts';
import { counterparts } from '../statements/roles.ts';
import type { Statement } from '../statements/statement.ts';
import { cosine } from '../vectors/unit-vectors.ts';
import { quote } from './quote.ts';
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
    if (theirs === undefined) continue;
    const sought = `${name} looks for ${quote(theirs.text)}`;
    // Two who look for a co-founder need not be of the other kind, so nothing is claimed of them.
    const answers = wanted !== need.role && areAbout(need, theirs);
    return answers ? `You look for ${quote(need.text)}. ${sought}.` : sought;
  }
  return null;
}

const areAbout = (need: Statement, theirs: Statement): boolean =>
  cosine(need.vector, theirs.vector) >= thresholds.counterpart &&
  (need.trades.length === 0 ||
    theirs.trades.length === 0 ||
    need.trades.some(({ trade }) => theirs.trades.some((other) => other.trade === trade)));
