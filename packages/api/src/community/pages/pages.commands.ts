import { sql } from 'kysely';
import { type DatabaseTransaction, violatedConstraint, withTransaction } from '@guildhall/db';
import { communityLocale } from '@guildhall/locale/locales';
import type { MemberContext } from '../../ground/core/context.ts';
import { conflict, notFound } from '../../ground/errors/errors.ts';
import { getEditedPage } from './edited-pages.queries.ts';
import { copyTexts } from './page-texts.commands.ts';
import { NO_PAGE, lockPage, nextNumber, noteChange } from './page-changes.commands.ts';
import {
  type CreatePageInput,
  type EditedPage,
  PAGES_MAX,
  type PageRef,
  type PublishPageInput,
  type UpdatePageInput,
} from '../../ground/settings/pages.schema.ts';

const TAKEN = 'Another page already has this address';

/** Creates a page that only administrators see until it is published. */
export async function createPage(ctx: MemberContext, input: CreatePageInput): Promise<EditedPage> {
  const { locales } = await ctx.services.community.get();
  return withTransaction(ctx.db, async (trx) => {
    const { pages } = await trx
      .selectFrom('pages')
      .select(sql<number>`count(*)::int`.as('pages'))
      .executeTakeFirstOrThrow();
    if (pages >= PAGES_MAX) throw conflict(`A community can have at most ${PAGES_MAX} pages`);
    const created = await trx
      .insertInto('pages')
      .values({ ...input, locale: communityLocale({ locales }), updatedBy: ctx.viewer.id })
      .onConflict((conflicting) => conflicting.column('slug').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!created) throw slugTaken();
    await noteChange(trx, ctx, 'page.created', created.id, { slug: input.slug, title: input.title });
    return getEditedPage(trx, created, locales);
  });
}

/** Saves the draft. What visitors read stays as it is. */
export async function updatePage(ctx: MemberContext, input: UpdatePageInput): Promise<EditedPage> {
  const { locales } = await ctx.services.community.get();
  return withTransaction(ctx.db, async (trx) => {
    await saveDraft(trx, ctx, input);
    await noteChange(trx, ctx, 'page.updated', input.id, { slug: input.slug, title: input.title });
    return getEditedPage(trx, input, locales);
  });
}

/** Saves the draft and makes it the version that visitors read. Every version stays stored as it was published. */
export async function publishPage(ctx: MemberContext, input: PublishPageInput): Promise<EditedPage> {
  const { locales } = await ctx.services.community.get();
  return withTransaction(ctx.db, async (trx) => {
    const { requiresConsent, asksAgain, ...draft } = input;
    const { consentFrom } = await saveDraft(trx, ctx, draft);
    const number = await nextNumber(trx, input.id);
    const { id, title, content } = input;
    const asksFrom = asksAgain ? number : (consentFrom ?? number);
    await trx
      .insertInto('pageVersions')
      .values({ pageId: id, number, title, content, publishedBy: ctx.viewer.id })
      .execute();
    await copyTexts(trx, { id, number });
    await trx
      .updateTable('pages')
      .set({
        publishedNumber: number,
        requiresConsent,
        consentFrom: requiresConsent ? asksFrom : consentFrom,
      })
      .where('id', '=', id)
      .execute();
    const change = { slug: input.slug, title, number, requiresConsent, asksAgain };
    await noteChange(trx, ctx, 'page.published', id, change);
    return getEditedPage(trx, input, locales);
  });
}

/** Visitors no longer find the page. Its draft and its versions stay. */
export async function unpublishPage(ctx: MemberContext, { id }: PageRef): Promise<EditedPage> {
  const { locales } = await ctx.services.community.get();
  return withTransaction(ctx.db, async (trx) => {
    const found = await trx
      .updateTable('pages')
      .set({ publishedNumber: null, version: sql<number>`version + 1`, updatedBy: ctx.viewer.id })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (!found) throw notFound(NO_PAGE);
    await noteChange(trx, ctx, 'page.unpublished', id, {});
    return getEditedPage(trx, { id }, locales);
  });
}

/** Deletes a page that was never published. Published versions are records of what members could read. */
export async function deletePage(ctx: MemberContext, { id }: PageRef): Promise<PageRef> {
  return withTransaction(ctx.db, async (trx) => {
    await lockPage(trx, id);
    if ((await nextNumber(trx, id)) > 1)
      throw conflict('This page has been published. Unpublish it instead: its versions stay on record.');
    await trx.deleteFrom('pages').where('id', '=', id).execute();
    await noteChange(trx, ctx, 'page.deleted', id, {});
    return { id };
  });
}

const slugTaken = () => conflict(TAKEN, [{ path: 'slug', message: TAKEN }]);

async function saveDraft(
  trx: DatabaseTransaction,
  ctx: MemberContext,
  { id, version, ...fields }: UpdatePageInput,
): Promise<{ consentFrom: number | null }> {
  const before = await lockPage(trx, id);
  if (before.version !== version) throw conflict('Someone else has changed this page since you opened it');
  // Links that others have stored, and consents, name the address.
  if (before.slug !== fields.slug && (await nextNumber(trx, id)) > 1) {
    const message = "You can't change a page's address after it's published";
    throw conflict(message, [{ path: 'slug', message }]);
  }
  try {
    await trx
      .updateTable('pages')
      .set({ ...fields, version: sql<number>`version + 1`, updatedBy: ctx.viewer.id })
      .where('id', '=', id)
      .execute();
  } catch (error) {
    if (violatedConstraint(error) === 'pages_slug_key') throw slugTaken();
    throw error;
  }
  return before;
}
