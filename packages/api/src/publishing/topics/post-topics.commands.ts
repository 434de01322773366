import { type Kysely, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import { parseMarkdown } from '@guildhall/markdown/parse';
import { topicsIn } from '@guildhall/markdown/topics';
import { invalid } from '../../ground/errors/errors.ts';
import { TOPICS_PER_POST } from './topics.schema.ts';
import { topicKey } from './topic-key.ts';

/** Posts read in one transaction. */
const BATCH = 200;

type Topic = { topic: string; name: string };

/** The topics of a text, each once, as it is spelled first. */
function topicsOf(content: string): Topic[] {
  const topics = new Map<string, string>();
  for (const name of topicsIn(parseMarkdown(content, { hasTopics: true }))) {
    const topic = topicKey(name);
    if (!topics.has(topic)) topics.set(topic, name);
  }
  return [...topics].map(([topic, name]) => ({ topic, name }));
}

/** @throws BAD_REQUEST for a post on more than ten topics */
export function requireFewTopics(content: string): void {
  if (topicsOf(content).length <= TOPICS_PER_POST) return;
  const message = `A post can have at most ${TOPICS_PER_POST} topics`;
  throw invalid(message, [{ path: 'content', message }]);
}

/** Replaces the stored topics of a post, which its writer marks as read. */
export async function setPostTopics(db: Kysely<DB>, postId: number, content: string): Promise<void> {
  await db.deleteFrom('postTopics').where('postId', '=', postId).execute();
  await insertTopics(db, [{ id: postId, topics: topicsOf(content) }]);
}

/** Reads the topics of posts that have not been read: those of before, and of the former release. */
export async function readTopics(db: Kysely<DB>): Promise<void> {
  while ((await withTransaction(db, readBatch)) > 0);
}

async function readBatch(trx: Kysely<DB>): Promise<number> {
  const rows = await trx
    .selectFrom('posts')
    .select(['id', 'content'])
    .where('topicsRead', '=', false)
    // As in the index `posts_unread_topics`.
    .where(sql<boolean>`content ~ '[#＃]'`)
    .limit(BATCH)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await trx.deleteFrom('postTopics').where('postId', 'in', ids).execute();
  await insertTopics(
    trx,
    rows.map(({ id, content }) => ({ id, topics: topicsOf(content).slice(0, TOPICS_PER_POST) })),
  );
  await trx.updateTable('posts').set({ topicsRead: true }).where('id', 'in', ids).execute();
  return rows.length;
}

async function insertTopics(db: Kysely<DB>, posts: { id: number; topics: Topic[] }[]): Promise<void> {
  const rows = posts.flatMap(({ id, topics }) => topics.map((topic) => ({ id, ...topic })));
  if (rows.length === 0) return;
  await sql`
    insert into post_topics (post_id, topic, name, created_at)
    select posts.id, written.topic, written.name, posts.created_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as written(id integer, topic text, name text)
    join posts on posts.id = written.id`.execute(db);
}
