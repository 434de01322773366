import { expect, test } from 'vitest';
import { member } from '../../testing/members.ts';
import { bestCandidates } from '../candidates/best-candidates.ts';
import { matchMembers } from '../scoring/match-members.ts';
import { readMember } from '../scoring/member-reading.ts';
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
  ['a room, except churches and schools', ['churches', 'schools']],
  ['a lawyer rather than a big firm', ['a big firm']],
  ["Fed up with agencies. I'd like a freelancer", ['agencies']],
  ['een fotograaf, geen trouwfotografen aub', ['trouwfotografen']],
  ['no time to do my books', []],
  ['We have fifteen people and no idea how to start', []],
])('of "%s" is ruled out: %j', (text, excluded) => {
  const included = withoutExclusions(text);
  expect(included.excluded).toEqual(excluded);
  expect(included.text).toHaveLength(text.length);
});

test.each([
  ['A web developer for our shop. No agencies please.', 'A web developer for our shop'],
  ['ein Logo, bitte keine Agenturen, danke', 'ein Logo'],
  ['a cook, but no caterers thanks', 'a cook'],
])('of "%s" the need is “%s”', (text, need) => {
  expect(readMember(member({ lookingFor: text })).needs.map((each) => each.text)).toEqual([need]);
});

test('a member who is what was ruled out is not suggested, and never said to meet the need', () => {
  const viewer = readMember(member({ lookingFor: 'someone to play at our wedding, but no DJs please' }));
  const dj = readMember(member({ jobTitle: 'Wedding DJ', servicesOffered: 'DJ for weddings' }));
  const baker = readMember(member({ jobTitle: 'Baker' }));
  const candidates = [dj, baker].map((reading, id) => ({
    id,
    packed: packedReading(reading),
    allocation: 0,
    lastSeenAt: 0,
  }));
  expect(bestCandidates(packedReading(viewer), candidates, 2).map(({ id }) => id)).toEqual([1]);
  const match = matchMembers(viewer, dj, { mutualConnections: 0, allocation: 0 }, 'Sam');
  expect(match).toMatchObject({ strength: null, percentage: null, reasons: ['Works as a DJ for weddings'] });
});

test('a member whose bio tells of what is ruled out is none of it', () => {
  const viewer = readMember(member({ lookingFor: 'a room for our choir, except churches' }));
  const mill = readMember(
    member({ servicesOffered: 'Rehearsal rooms', bio: 'Between a church and a river.' }),
  );
  const church = readMember(member({ servicesOffered: 'Church hall for rehearsals' }));
  expect([mill, church].map((other) => packedReading(viewer).rulesOut(packedReading(other)))).toEqual([
    false,
    true,
  ]);
});
