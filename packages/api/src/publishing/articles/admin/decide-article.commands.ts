import { type Kysely, type Selectable, sql } from 'kysely';
import { type Article, type DB, withTransaction } from '@guildhall/db';
import { settleNotices } from '../../../contact/duties/settle-notices.commands.ts';
import { notify } from '../../../contact/notifications/notifications.commands.ts';
import { writeAudit } from '../../../ground/core/audit.ts';
import type { MemberContext } from '../../../ground/core/context.ts';
import { publishEvent } from '../../../ground/core/live.ts';
import { requireVersion } from '../../../ground/core/require-version.ts';
import { isPublicMember } from '../../../ground/core/visibility.ts';
import { conflict, invalid, notFound, unavailable } from '../../../ground/errors/errors.ts';
import { slugsOf } from '../article-slug.ts';
import type { UpdateArticleInput } from '../articles.schema.ts';
import { getAdminArticle } from './article-admin.queries.ts';
import type { AdminArticle, DeclineArticleInput } from './article-admin.schema.ts';

const READ_FIRST = 'A member submitted this article. Open it, and publish what you have read.';
const DECLINED = 'This article was declined. It can be changed once its author has submitted it again.';
const NOT_WAITING = 'This article is no longer waiting';
const AUTHOR_AWAY =
  'Its author can’t be shown to others at the moment. Publish it once their account is active and their address confirmed.';

type Submitted = Pick<Selectable<Article>, 'submission'>;

/**
 * Editors change an article that a member submitted once it waits, and publish the version that they have read, so that
 * no other text is published that the author has submitted meanwhile.
 * @throws CONFLICT for one that was declined, and BAD_REQUEST without a version
 */
export function requireDecidable({ submission }: Submitted, input: UpdateArticleInput): void {
  if (submission === 'declined') throw conflict(DECLINED);
  if (submission === 'waiting' && input.isPublished === true && input.expectedVersion === undefined)
    throw invalid(READ_FIRST, [{ path: 'expectedVersion', message: READ_FIRST }]);
}

type Accepted = Pick<Selectable<Article>, 'id' | 'authorId'> & { title: string };

/** What publishing changes of an article that waits, whose author is notified. The caller has locked it. */
export async function acceptSubmission(
  trx: Kysely<DB>,
  { id, authorId, title }: Accepted,
): Promise<{ submission: 'accepted'; slug: string }> {
  const author = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', authorId ?? 0)
    .where(isPublicMember('users'))
    .executeTakeFirst();
  if (!author) throw conflict(AUTHOR_AWAY);
  const slug = await freeSlug(trx, title);
  await notify(trx, {
    userId: author.id,
    actorId: null,
    kind: 'article',
    event: 'published',
    article: { id, slug, title },
    text: null,
  });
  await publishEvent(trx, [author.id], ['articles']);
  return { submission: 'accepted', slug };
}

async function freeSlug(trx: Kysely<DB>, title: string): Promise<string> {
  for (const slug of slugsOf(title)) {
    const taken = await trx.selectFrom('articles').select('id').where('slug', '=', slug).executeTakeFirst();
    if (!taken) return slug;
  }
  throw unavailable();
}

/** Declines an article that waits; its author is notified of the reason, and may change and submit it again. */
export async function declineArticle(
  ctx: MemberContext,
  { id, reason, expectedVersion }: DeclineArticleInput,
): Promise<AdminArticle> {
  return withTransaction(ctx.db, async (trx) => {
    const before = await trx
      .selectFrom('articles')
      .select(['submission', 'version', 'title', 'slug', 'authorId'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!before || before.submission === 'draft') throw notFound('There is no such article');
    if (before.submission !== 'waiting') throw conflict(NOT_WAITING);
    requireVersion(expectedVersion, before.version);
    await trx
      .updateTable('articles')
      .set({ submission: 'declined', declineReason: reason, version: sql<number>`version + 1` })
      .where('id', '=', id)
      .execute();
    await writeAudit(trx, ctx, {
      event: 'article.declined',
      targetType: 'article',
      targetId: id,
      after: { reason },
    });
    const { title, slug, authorId } = before;
    if (authorId !== null) {
      const article = { id, slug, title };
      await notify(trx, {
        userId: authorId,
        actorId: null,
        kind: 'article',
        event: 'declined',
        article,
        text: reason,
      });
      await publishEvent(trx, [authorId], ['articles']);
    }
    await settleNotices(trx, ['article']);
    return getAdminArticle(trx, { id });
  });
}
