import { expect, test } from 'vitest';
import { member } from '../../testing/members.ts';
import { matchMembers } from '../scoring/match-members.ts';
import { readMember } from '../scoring/member-reading.ts';
import { rankOf, scorePair } from '../scoring/score.ts';
import { packedReading } from '../scoring/packed/packed-reading.ts';
import { withoutExclusions } from './exclusions.ts';

test.each([
  ['a cook, but please no caterers', ['caterers']],
  ['help with taxes, anything but tax law', ['tax law']],
  ['Ein Logo, außer Agenturen, bitte', ['Agenturen']],
  ["Un prof d'allemand, pas d'école", ['école']],
  ['Un logo, nada de agencias, gracias', ['agencias']],
  ['uma sala, pode ser qualquer coisa menos hotéis.', ['hotéis']],
  ['een kok, maar geen cateraars', ['cateraars']],
  ['un cuoco, tranne i ristoranti', ['i ristoranti']],
  ['no time to do my books', []],
  ['We have fifteen people and no idea how to start', []],
])('of "%s" is ruled out: %j', (text, excluded) => {
  const included = withoutExclusions(text);
  expect(included.excluded).toEqual(excluded);
  expect(included.text).toHaveLength(text.length);
});

test('a member who is what was ruled out ranks after everybody, and is never said to meet the need', () => {
  const viewer = readMember(member({ lookingFor: 'someone to play at our wedding, but no DJs please' }));
  const dj = readMember(member({ jobTitle: 'Wedding DJ', servicesOffered: 'DJ for weddings' }));
  const baker = readMember(member({ jobTitle: 'Baker' }));
  const rank = (other: typeof dj) =>
    rankOf(scorePair(packedReading(viewer), packedReading(other), { allocation: 0 }));
  expect(rank(dj)).toBeLessThan(rank(baker));
  const match = matchMembers(viewer, dj, { mutualConnections: 0, allocation: 0 }, 'Sam');
  expect(match).toMatchObject({ strength: null, percentage: null, reasons: [] });
});
