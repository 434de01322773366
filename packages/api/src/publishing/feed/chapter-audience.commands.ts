import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { publishEvent } from '../../ground/core/live.ts';

/** What open pages of the members load again. */
const TOPICS = ['chapters'];
/** So many ids fit into one NOTIFY. */
const BATCH = 500;

/** Publishes that the posts of a chapter have changed, to its members alone. */
export async function publishToChapter(trx: Kysely<DB>, chapterId: number): Promise<void> {
  const members = await trx
    .selectFrom('chapterMembers')
    .select('userId')
    .where('chapterId', '=', chapterId)
    .where('state', '=', 'active')
    .orderBy('userId')
    .execute();
  const ids = members.map(({ userId }) => userId);
  for (let from = 0; from < ids.length; from += BATCH)
    await publishEvent(trx, ids.slice(from, from + BATCH), TOPICS);
}
