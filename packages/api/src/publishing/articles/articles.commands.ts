import { type Kysely, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import { writeAudit } from '../../ground/core/audit.ts';
import type { MemberContext } from '../../ground/core/context.ts';
import { forbidden, invalid, notFound, unavailable } from '../../ground/errors/errors.ts';
import { isPublicMember } from '../../ground/core/visibility.ts';
import { requireVersion } from '../../ground/core/require-version.ts';
import { settleNotices } from '../../contact/duties/settle-notices.commands.ts';
import { requestPictures } from '../../files/linked-pictures/linked-pictures.commands.ts';
import { withoutLinks } from '../../files/linked-pictures/linked-pictures.ts';
import { usualCategory } from '../../ground/settings/categories.schema.ts';
import { listCategories, requireCategory } from '../../community/community/categories.commands.ts';
import { takePictures } from '../../files/uploads/pictures.commands.ts';
import { getArticleToEdit } from './admin/article-admin.queries.ts';
import { acceptSubmission, requireDecidable } from './admin/decide-article.commands.ts';
import { takePicturesIn } from './article-pictures.commands.ts';
import { slugsOf } from './article-slug.ts';
import { canEditArticle } from './articles.policy.ts';
import { type CreateArticleInput, type EditedArticle, type UpdateArticleInput } from './articles.schema.ts';

const NO_ARTICLE = 'There is no such article';
const ITS_AUTHOR = 'The member who submitted this article stays its author';
const NO_WRITER = 'Choose a member of the community';

/** Creates an article; its slug is made from the title and never changes. */
export async function createArticle(ctx: MemberContext, input: CreateArticleInput): Promise<EditedArticle> {
  requireEditor(ctx);
  return withTransaction(ctx.db, async (trx) => {
    await takePictures(trx, ctx.viewer, input);
    await takePicturesIn(trx, ctx.viewer, input.content);
    const category = input.category ?? usualCategory(await listCategories(trx, 'articleCategories'));
    await requireCategory(trx, 'articleCategories', category);
    await requireWriter(trx, input.authorId);
    const id = await insertUnderFreeSlug(trx, {
      ...withoutLinks(input),
      category,
      createdBy: ctx.viewer.id,
      publishedAt: input.isPublished ? sql<Date>`now()` : null,
    });
    await requestPictures(trx, { articleId: id }, input);
    await writeAudit(trx, ctx, {
      event: 'article.created',
      targetType: 'article',
      targetId: id,
      after: { title: input.title, isPublished: input.isPublished, isFeatured: input.isFeatured },
    });
    return getArticleToEdit(trx, { id });
  });
}

/** Updates the given fields, including publication and the badge. The first publication sets its date. */
export async function updateArticle(ctx: MemberContext, input: UpdateArticleInput): Promise<EditedArticle> {
  requireEditor(ctx);
  const { id, expectedVersion, ...given } = input;
  return withTransaction(ctx.db, async (trx) => {
    const before = await trx
      .selectFrom('articles')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!before || before.submission === 'draft') throw notFound(NO_ARTICLE);
    const changes = { ...given, ...authorOf(before, given) };
    await requireCategory(trx, 'articleCategories', changes.category, before.category);
    requireVersion(expectedVersion, before.version);
    requireDecidable(before, input);
    if (changes.authorId !== before.authorId) await requireWriter(trx, changes.authorId);
    await takePictures(trx, ctx.viewer, changes, before);
    if (changes.content !== undefined) await takePicturesIn(trx, ctx.viewer, changes.content, before.content);
    await trx
      .updateTable('articles')
      .set({
        ...withoutLinks(changes),
        version: sql<number>`version + 1`,
        ...(changes.isPublished === true && { publishedAt: sql<Date>`coalesce(published_at, now())` }),
        ...(before.submission === 'waiting' &&
          changes.isPublished === true &&
          (await acceptSubmission(trx, {
            id,
            authorId: before.authorId,
            title: changes.title ?? before.title,
          }))),
      })
      .where('id', '=', id)
      .execute();
    if (before.submission === 'waiting') await settleNotices(trx, ['article']);
    await requestPictures(trx, { articleId: id }, changes, before);
    // The content may be long; the audit only needs to record that it changed.
    const { content: _text, ...short } = changes;
    await writeAudit(trx, ctx, {
      event: 'article.updated',
      targetType: 'article',
      targetId: id,
      before: Object.fromEntries(Object.entries(before).filter(([name]) => name in short)),
      after: { ...short, ...(changes.content !== undefined && { content: 'changed' }) },
    });
    return getArticleToEdit(trx, { id });
  });
}

type Author = { authorId?: number | null | undefined };

/** Who submitted an article stays its author, also while nobody sees who that is. */
function authorOf(before: { submission: string | null; authorId: number | null }, changes: Author): Author {
  const { authorId } = changes;
  if (before.submission === null || authorId === undefined) return {};
  if (authorId !== null && authorId !== before.authorId)
    throw invalid(ITS_AUTHOR, [{ path: 'authorId', message: ITS_AUTHOR }]);
  return { authorId: before.authorId };
}

/** @throws BAD_REQUEST when the writer is no public member */
async function requireWriter(trx: Kysely<DB>, authorId: number | null | undefined): Promise<void> {
  if (authorId === null || authorId === undefined) return;
  const member = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', authorId)
    .where(isPublicMember('users'))
    .executeTakeFirst();
  if (!member) throw invalid(NO_WRITER, [{ path: 'authorId', message: NO_WRITER }]);
}

function requireEditor(ctx: MemberContext): void {
  if (!canEditArticle(ctx.viewer)) throw forbidden('Only administrators can write articles');
}

type NewArticle = CreateArticleInput & {
  createdBy: number;
  publishedAt: ReturnType<typeof sql<Date>> | null;
};

async function insertUnderFreeSlug(trx: Kysely<DB>, article: NewArticle): Promise<number> {
  for (const slug of slugsOf(article.title)) {
    const row = await trx
      .insertInto('articles')
      .values({ ...article, slug })
      .onConflict((conflicting) => conflicting.column('slug').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row) return row.id;
  }
  throw unavailable();
}
