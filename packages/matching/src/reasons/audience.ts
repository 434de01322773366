import type { MemberReading } from '../scoring/member-reading.ts';
import type { Statement } from '../statements/statement.ts';
import { groupsIn, isNearGroup, membershipIn } from './groups.ts';
import { quote, quoteTitle } from './quote.ts';

/**
 * Whom the viewer serves or wants as clients, and that another is one by their title; of who runs a place of the same
 * family only that it may fit.
 */
export function audienceSentence(viewer: MemberReading, other: MemberReading, name: string): string | null {
  const title = other.offers.find(({ field }) => field === 'jobTitle');
  if (title === undefined) return null;
  const is = `${name} is ${quoteTitle(title.text)}.`;
  const met = viewer.audiences.find((audience) => membershipIn(groupsIn(audience), title) !== null);
  if (met !== undefined) return `You ${verbOf(met)} ${quote(met.text)}. ${is}`;
  const near = viewer.audiences.find((audience) => isNearGroup(groupsIn(audience), title));
  return near === undefined ? null : `May fit ${quote(near.text)}. ${is}`;
}

const verbOf = ({ field }: Statement): string => (field === 'lookingFor' ? 'look for' : 'serve');
