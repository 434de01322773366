import { sql } from 'kysely';
import { type DatabaseTransaction, withTransaction } from '@guildhall/db';
import type { Locale } from '@guildhall/locale/locales';
import type { MemberContext } from '../../ground/core/context.ts';
import { conflict, invalid } from '../../ground/errors/errors.ts';
import type { SavePageTextInput } from '../../ground/settings/page-texts.schema.ts';
import type { EditedPage } from '../../ground/settings/pages.schema.ts';
import { getEditedPage } from './edited-pages.queries.ts';
import { lockPage, nextNumber, noteChange } from './page-changes.commands.ts';

/** Saves the draft in one further language; those of the others, which other people may be writing, stay as they are. */
export async function savePageText(ctx: MemberContext, input: SavePageTextInput): Promise<EditedPage> {
  const { locales } = await ctx.services.community.get();
  return withTransaction(ctx.db, async (trx) => {
    const { slug } = await saveText(trx, input);
    const { id, locale, title } = input;
    await noteChange(trx, ctx, 'page.updated', id, { slug, title, locale });
    return getEditedPage(trx, input, locales);
  });
}

/**
 * Saves the draft in this language and publishes it as a version of the page, which says in all other languages what
 * it said before. An empty one takes the language out of it.
 */
export async function publishPageText(ctx: MemberContext, input: SavePageTextInput): Promise<EditedPage> {
  const { locales } = await ctx.services.community.get();
  return withTransaction(ctx.db, async (trx) => {
    const { slug, publishedNumber } = await saveText(trx, input);
    if (publishedNumber === null) throw conflict('Publish this page in its first language first');
    const { id, locale, title, content } = input;
    const number = await nextNumber(trx, id);
    await sql`
      insert into page_versions (page_id, number, title, content, published_by)
      select page_id, ${number}, title, content, ${ctx.viewer.id} from page_versions
      where page_id = ${id} and number = ${publishedNumber}`.execute(trx);
    await copyTexts(trx, { id, number, except: locale });
    if (title !== '')
      await trx
        .insertInto('pageVersionTexts')
        .values({ pageId: id, number, locale, title, content, writtenFor: number })
        .execute();
    await trx.updateTable('pages').set({ publishedNumber: number }).where('id', '=', id).execute();
    await noteChange(trx, ctx, 'page.published', id, { slug, title, number, locale });
    return getEditedPage(trx, input, locales);
  });
}

/** Lets a version say in further languages what the one before it said. */
export async function copyTexts(
  trx: DatabaseTransaction,
  { id, number, except = null }: { id: number; number: number; except?: Locale | null },
): Promise<void> {
  await sql`
    insert into page_version_texts (page_id, number, locale, title, content, written_for)
    select page_id, ${number}, locale, title, content, written_for from page_version_texts
    where page_id = ${id} and number = ${number - 1} and locale is distinct from ${except}`.execute(trx);
}

async function saveText(
  trx: DatabaseTransaction,
  { id, locale, version, title, content }: SavePageTextInput,
) {
  const page = await lockPage(trx, id);
  if (page.locale === locale) throw invalid('This is the language that the page is written in');
  const stored = await trx
    .selectFrom('pageTexts')
    .select('version')
    .where('pageId', '=', id)
    .where('locale', '=', locale)
    .executeTakeFirst();
  if ((stored?.version ?? 0) !== version)
    throw conflict('Someone else has changed this page since you opened it');
  const text = { title, content, version: version + 1 };
  await trx
    .insertInto('pageTexts')
    .values({ pageId: id, locale, ...text })
    .onConflict((conflicting) => conflicting.columns(['pageId', 'locale']).doUpdateSet(text))
    .execute();
  return page;
}
