import type { Insertable } from 'kysely';

import type { Chapter, ChapterMember } from '@guildhall/db';
import { chapters as written } from '../data/chapters.ts';
import { createRandom } from '../random.ts';
import { slugOf } from '../text.ts';
import { latest } from './clock.ts';
import type { DemoMember, SeedContext } from './seed-context.ts';

const ANSWERS = [
  'A small studio behind the market. Come by on a Thursday.',
  'Furniture, mostly oak. The workshop is two stops from the center.',
  'Bread, from three in the morning. Visitors welcome after nine.',
];
/** The accounts that people try the demo with. */
const ACCOUNTS = 3;

/** Since then nobody new has joined, so those who write there have been in it. */
const SETTLED_DAYS = 7;

/** Of those who joined first: one plans the meetings, and one is at the door. */
const ROLES = ['organizer', 'host'] as const;

export interface Chapters {
  chapters: (Insertable<Chapter> & { id: number })[];
  members: Insertable<ChapterMember>[];
}

/** Chapters with their leaders, organizers, hosts, members and requests. */
export function planChapters({ clock, active }: SeedContext): Chapters {
  const random = createRandom('chapters');
  const others = active.filter(({ id }) => id > ACCOUNTS);
  const plan: Chapters = { chapters: [], members: [] };
  for (const [index, { leader, accounts, members, requests, ...chapter }] of written.entries()) {
    const id = index + 1;
    const createdAt = clock.daysAgo(120 - index * 30);
    plan.chapters.push({ id, slug: slugOf(chapter.name), ...chapter, createdAt, updatedAt: createdAt });
    const row = ({ id: userId, ...member }: DemoMember): Insertable<ChapterMember> => {
      const joinedAt = clock.between(
        random,
        latest(createdAt, member.createdAt),
        clock.daysAgo(SETTLED_DAYS),
      );
      return { chapterId: id, userId, role: 'member', state: 'active', joinedAt, createdAt: joinedAt };
    };
    const people = random.sample(others, members + requests);
    const leaders = active.filter((member) => member.id === leader + 1);
    const joined = active.filter((member) => accounts.some((account) => member.id === account + 1));
    plan.members.push(
      ...leaders.map((member) => Object.assign(row(member), { role: 'leader' })),
      ...joined.map(row),
      ...people
        .slice(0, members)
        .map((member, place) => Object.assign(row(member), { role: ROLES[place] ?? 'member' })),
      ...people.slice(members).map((member, place) =>
        Object.assign(row(member), {
          state: 'requested',
          answer: ANSWERS[place % ANSWERS.length] ?? null,
          joinedAt: null,
          createdAt: clock.daysAgo(place + 1),
        }),
      ),
    );
  }
  return plan;
}
