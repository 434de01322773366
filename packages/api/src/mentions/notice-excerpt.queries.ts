import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { parseMarkdown } from '@guildhall/markdown/parse';
import { excerptOf } from '../core/excerpt.ts';
import { nameMentionsIn } from './name-mentions.queries.ts';

/** Length of the excerpt in a notification. */
const EXCERPT_MAX = 80;

/** The beginning of a text for a notification, with the names that its recipient may see. */
export async function noticeExcerpt(db: Kysely<DB>, recipientId: number, markdown: string): Promise<string> {
  const text = { content: markdown, body: parseMarkdown(markdown) };
  const { content } = await nameMentionsIn(db, { id: recipientId, role: 'user' }, text);
  return excerptOf(content, EXCERPT_MAX);
}
