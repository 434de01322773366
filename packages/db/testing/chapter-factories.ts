import type { Insertable, Selectable } from 'kysely';
import type { Chapter, ChapterMember } from '../src/index.ts';
import { type FactoryDatabase, serial } from './factories.ts';

/** An open chapter that anyone may join, and those who lead it. */
export async function makeChapter(
  db: FactoryDatabase,
  { leaders = [], ...overrides }: Partial<Insertable<Chapter>> & { leaders?: number[] } = {},
): Promise<Selectable<Chapter>> {
  const number = serial();
  const chapter = await db
    .insertInto('chapters')
    .values({
      name: `Chapter ${number}`,
      slug: `chapter-${number}`,
      timeZone: 'UTC',
      joining: 'open',
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const userId of leaders) await joinChapter(db, chapter.id, { userId, role: 'leader' });
  return chapter;
}

/** Makes someone an active member of a chapter, unless `state` says otherwise. */
export async function joinChapter(
  db: FactoryDatabase,
  chapterId: number,
  membership: Pick<Insertable<ChapterMember>, 'userId'> & Partial<Insertable<ChapterMember>>,
): Promise<void> {
  await db
    .insertInto('chapterMembers')
    .values({ chapterId, state: 'active', joinedAt: new Date(), ...membership })
    .execute();
}
