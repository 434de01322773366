import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { parseMarkdown } from '@guildhall/markdown/parse';
import type { Viewer } from '../../ground/core/context.ts';
import { excerptOfParsed } from '../../ground/values/excerpt.ts';
import { isCommentReadable, isPostReadable } from '../../ground/core/visibility.ts';
import { nameMentions } from '../../ground/mentions/name-mentions.queries.ts';
import type { Notice } from './notice.ts';

type Reader = Pick<Viewer, 'id' | 'role'>;

const EXCERPT_MAX = 80;

const POSTS = sql`posts join users as author on author.id = posts.user_id`;
const COMMENTS = sql`post_comments left join posts on posts.id = post_comments.post_id
  left join articles on articles.id = post_comments.article_id
  join users as author on author.id = post_comments.user_id`;

/**
 * A WHERE condition: the member can still read the post that a notice is about, and the comment if it is about one;
 * true of notices about neither. The text may have been deleted or hidden since, or its author have left or blocked
 * the member.
 * @param data of a notification
 */
export const isQuoteReadable = (
  data: Expression<unknown>,
  reader: Pick<Viewer, 'id'>,
): RawBuilder<SqlBool> => sql<SqlBool>`(
  (${data} ->> 'postId' is null or exists (
    select from ${POSTS} where posts.id = (${data} ->> 'postId')::int and ${isPostReadable(reader, { inChapters: true })}))
  and (${data} ->> 'commentId' is null or exists (
    select from ${COMMENTS} where post_comments.id = (${data} ->> 'commentId')::int and ${isCommentReadable(reader)})))`;

/** The same for a notice whose email is about to be sent. */
export async function canReadQuote(
  db: Kysely<DB>,
  reader: Pick<Viewer, 'id'>,
  notice: Notice,
): Promise<boolean> {
  const data = sql`${JSON.stringify(notice)}::jsonb`;
  const { rows } = await sql<{ can: boolean }>`select ${isQuoteReadable(data, reader)} as can`.execute(db);
  return rows[0]?.can ?? false;
}

/**
 * The beginning of the text that each notice quotes, as it is now and with the names that the reader may see; null
 * where none is quoted or it is gone. It is not stored with the notice, so what an author takes out of a text is not
 * left there.
 */
export async function findQuotes(
  db: Kysely<DB>,
  reader: Reader,
  notices: Notice[],
): Promise<(string | null)[]> {
  const quoted = notices.map(quotedBy);
  const texts = await readTexts(
    db,
    reader,
    quoted.flatMap((text) => text ?? []),
  );
  const named = await nameMentions(
    db,
    reader,
    texts.map((text) => Object.assign(text, { body: parseMarkdown(text.content) })),
  );
  return quoted.map((wanted) => {
    const text = named.find(({ kind, id }) => kind === wanted?.kind && id === wanted.id);
    return text ? excerptOfParsed(text.body, EXCERPT_MAX) : null;
  });
}

type Quoted = { kind: 'post' | 'comment'; id: number };

function quotedBy(notice: Notice): Quoted | undefined {
  if (notice.kind === 'approval') return { kind: 'post', id: notice.postId };
  if (notice.kind !== 'mention' && notice.kind !== 'comment') return undefined;
  if (notice.kind === 'mention' && notice.in === 'post' && notice.postId !== undefined)
    return { kind: 'post', id: notice.postId };
  return notice.commentId === undefined ? undefined : { kind: 'comment', id: notice.commentId };
}

/** The texts of these posts and comments that the reader can read. */
async function readTexts(
  db: Kysely<DB>,
  reader: Reader,
  wanted: Quoted[],
): Promise<(Quoted & { content: string })[]> {
  if (wanted.length === 0) return [];
  const idsOf = (kind: Quoted['kind']) => wanted.flatMap((text) => (text.kind === kind ? [text.id] : []));
  const { rows } = await sql<Quoted & { content: string }>`
    select 'post' as kind, posts.id, posts.content from ${POSTS}
    where posts.id = any(${idsOf('post')}::int[]) and ${isPostReadable(reader, { inChapters: true })}
    union all
    select 'comment', post_comments.id, post_comments.content from ${COMMENTS}
    where post_comments.id = any(${idsOf('comment')}::int[]) and ${isCommentReadable(reader)}`.execute(db);
  return rows;
}
