import { beforeAll, expect, it } from 'vitest';
import { seedDemo } from '@guildhall/demo';
import { testDatabase } from '@guildhall/db/testing';
import { readUnreadProfiles } from '../profile/derived.commands.ts';
import { matchProfiles } from './match-profiles.ts';
import { recommend } from './recommendations.queries.ts';

const database = testDatabase();

/** A reason that a member of the demo community is shown, and what both wrote. */
type Row = { reason: string; viewer: Written; other: Written };
type Written = { texts: string[]; industry: string | null; lists: string[] };

const rows: Row[] = [];
/** How well each member's best suggestion fits. */
const best = new Map<string, string | null>();

beforeAll(async () => {
  const db = database();
  await seedDemo(db, { now: new Date(), match: matchProfiles });
  await readUnreadProfiles(db);
  const members = await db.selectFrom('users').selectAll().where('isActive', '=', true).execute();
  const written = new Map(
    members.map((member) => {
      const { jobTitle, bio, professionalSummary, lookingFor, servicesOffered, targetAudience } = member;
      const prose = [jobTitle, bio, professionalSummary, lookingFor, servicesOffered, targetAudience];
      const lists = [...member.skills, ...member.interests, ...member.preferredConnectionTypes];
      const texts = [...prose.flatMap((text) => text ?? []), ...lists];
      return [member.id, { texts, industry: member.industry, lists }];
    }),
  );
  const nobody = { texts: [], industry: null, lists: [] };
  for (const { id, email } of members) {
    const shown = await recommend(db, id, { limit: 6 });
    best.set(email, shown[0]?.match.strength ?? null);
    for (const { member, match } of shown)
      for (const reason of match.reasons)
        rows.push({
          reason,
          viewer: written.get(id) ?? nobody,
          other: written.get(member.id) ?? nobody,
        });
  }
});

it('suggests somebody who fits well to each account that newcomers try, and to most members', () => {
  for (const email of ['member@demo.test', 'owner@demo.test', 'admin@demo.test'])
    expect([email, ['strong', 'good'].includes(best.get(email) ?? '')]).toEqual([email, true]);
  const counted = [...best.values()].filter((strength) => strength === 'strong' || strength === 'good');
  expect(counted.length).toBeGreaterThan(best.size / 2);
});

/** The rows whose reason matches, of which there are some. */
function rowsWith(pattern: RegExp): Row[] {
  const found = rows.filter(({ reason }) => pattern.test(reason));
  expect(found.length).toBeGreaterThan(0);
  return found;
}

/** What may follow a quote: the end, a mark, or the next of several things or what is said of them. */
const phraseEnd = /^(?:$|[.,;:!?)]| (?:and|or|who|that|whose|between|for|from|with) )/;

it('quotes what one of both wrote, up to the end of a phrase', () => {
  const broken = rowsWith(/“/u).flatMap(({ reason, viewer, other }) =>
    [...reason.matchAll(/“([^”…]+)”/gu)].flatMap(([, quoted = '']) => {
      const isWhole = [...viewer.texts, ...other.texts].some((text) =>
        phraseEnd.test(text.split(quoted).slice(1).join(quoted) || (text.endsWith(quoted) ? '' : 'x')),
      );
      return isWhole ? [] : [quoted];
    }),
  );
  expect(broken).toEqual([]);
});

it('names an industry only where both wrote the same', () => {
  for (const { viewer, other } of rowsWith(/^Same industry/u))
    expect(viewer.industry?.toLowerCase()).toBe(other.industry?.toLowerCase());
});

it('names skills and interests only where both wrote them', () => {
  for (const { reason, viewer, other } of rowsWith(/^Shares/u))
    for (const name of reason.replace(/^.*?: | …$/gu, '').split(', '))
      for (const { lists } of [viewer, other])
        expect(lists.some((entry) => entry.toLowerCase().includes(name.toLowerCase()))).toBe(true);
});
