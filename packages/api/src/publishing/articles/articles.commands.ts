import slugify from '@sindresorhus/slugify';
import { type Kysely, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import { picturesIn } from '@guildhall/markdown';
import { parseMarkdown } from '@guildhall/markdown/parse';
import { writeAudit } from '../../ground/core/audit.ts';
import type { MemberContext } from '../../ground/core/context.ts';
import { forbidden, invalid, notFound, unavailable } from '../../ground/errors/errors.ts';
import { isPublicMember } from '../../ground/core/visibility.ts';
import { requireVersion } from '../../ground/core/require-version.ts';
import { requestPictures } from '../../files/linked-pictures/linked-pictures.commands.ts';
import { withoutLinks } from '../../files/linked-pictures/linked-pictures.ts';
import { usualCategory } from '../../ground/settings/categories.schema.ts';
import { listCategories, requireCategory } from '../../community/community/categories.commands.ts';
import { takePictures, takePicturesOfText } from '../../files/uploads/pictures.commands.ts';
import { getArticleToEdit } from './admin/article-admin.queries.ts';
import { canEditArticle } from './articles.policy.ts';
import {
  type CreateArticleInput,
  type EditedArticle,
  PICTURES_MAX,
  type UpdateArticleInput,
} from './articles.schema.ts';

const SLUG_MAX = 120;
const SLUG_TRIES = 1_000;
const NO_WRITER = 'Choose a member of the community';
const TOO_MANY = `An article can show at most ${PICTURES_MAX} pictures`;

/** Creates an article; its slug is made from the title and never changes. */
export async function createArticle(ctx: MemberContext, input: CreateArticleInput): Promise<EditedArticle> {
  requireEditor(ctx);
  return withTransaction(ctx.db, async (trx) => {
    await takePictures(trx, ctx.viewer, input);
    await takePicturesIn(trx, input.content);
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
  const { id, expectedVersion, ...changes } = input;
  return withTransaction(ctx.db, async (trx) => {
    const before = await trx
      .selectFrom('articles')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw notFound('There is no such article');
    await requireCategory(trx, 'articleCategories', changes.category, before.category);
    requireVersion(expectedVersion, before.version);
    if (changes.authorId !== before.authorId) await requireWriter(trx, changes.authorId);
    await takePictures(trx, ctx.viewer, changes, before);
    if (changes.content !== undefined) await takePicturesIn(trx, changes.content, before.content);
    await trx
      .updateTable('articles')
      .set({
        ...withoutLinks(changes),
        version: sql<number>`version + 1`,
        ...(changes.isPublished === true && { publishedAt: sql<Date>`coalesce(published_at, now())` }),
      })
      .where('id', '=', id)
      .execute();
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

/** @throws BAD_REQUEST when a picture of the text is new and no upload, or there are too many */
async function takePicturesIn(trx: Kysely<DB>, content: string, before = ''): Promise<void> {
  const pictures = picturesOf(content);
  if (pictures.size > PICTURES_MAX) throw invalid(TOO_MANY, [{ path: 'content', message: TOO_MANY }]);
  const known = picturesOf(before);
  const added = [...pictures].filter((address) => !known.has(address));
  await takePicturesOfText(trx, added, 'content');
}

const picturesOf = (content: string) => new Set(picturesIn(parseMarkdown(content, { hasPictures: true })));

function requireEditor(ctx: MemberContext): void {
  if (!canEditArticle(ctx.viewer)) throw forbidden('Only administrators can write articles');
}

type NewArticle = CreateArticleInput & {
  createdBy: number;
  publishedAt: ReturnType<typeof sql<Date>> | null;
};

async function insertUnderFreeSlug(trx: Kysely<DB>, article: NewArticle): Promise<number> {
  const stem = slugify(article.title)
    .replaceAll(/[^a-z0-9-]/g, '')
    .slice(0, SLUG_MAX - 5)
    .replaceAll(/^-+|-+$/g, '');
  for (let number = 1; number <= SLUG_TRIES; number += 1) {
    const slug = number === 1 && stem !== '' ? stem : `${stem || 'article'}-${number}`;
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
