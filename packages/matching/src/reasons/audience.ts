import { translated } from '@guildhall/locale/translated';
import type { MemberReading } from '../scoring/member-reading.ts';
import { groupsIn, isNearGroup, membershipIn } from './groups.ts';
import { quote, quoteTitle } from './quote.ts';
import { reasonMessages } from './reasons.messages.ts';

/**
 * Whom the viewer serves or wants as clients, and that another is one by their title; of who runs a place of the same
 * family only that it may fit.
 */
export function audienceSentence(viewer: MemberReading, other: MemberReading, name: string): string | null {
  const title = other.offers.find(({ field }) => field === 'jobTitle');
  if (title === undefined) return null;
  const messages = translated(reasonMessages);
  const is = messages.isOf(name, quoteTitle(title.text));
  const met = viewer.audiences.find((audience) => membershipIn(groupsIn(audience), title) !== null);
  if (met !== undefined) {
    const wanted = met.field === 'lookingFor' ? messages.youLookFor : messages.youServe;
    return messages.both(wanted(quote(met.text)), is);
  }
  const near = viewer.audiences.find((audience) => isNearGroup(groupsIn(audience), title));
  return near === undefined ? null : messages.both(messages.mayFit(quote(near.text)), is);
}
