import { type Kysely, type Selectable, type SqlBool, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Context } from '../../ground/core/context.ts';
import { currentReader } from '../../ground/core/current-reader.ts';
import { type Reader, textFor } from '../../ground/languages/text-for.ts';
import { getSettings } from '../settings/settings.queries.ts';
import { announcementParts, isAnnounced } from './announcement.ts';
import { type Banner, BannerPage, BannerTexts, type Notices, type NoticesInput } from './banners.schema.ts';

const MOST = 200;

const isShown = sql<boolean>`is_active and coalesce(starts_at <= now(), true) and coalesce(ends_at > now(), true)`;

/** All banners for the console, newest first. */
export async function listBanners(db: Kysely<DB>): Promise<Banner[]> {
  const rows = await banners(db).orderBy('id', 'desc').limit(sql.lit(MOST)).execute();
  return rows.map(presentBanner);
}

export async function findBanner(db: Kysely<DB>, id: number): Promise<Banner | undefined> {
  const row = await banners(db).where('id', '=', id).executeTakeFirst();
  return row && presentBanner(row);
}

/** The announcement, where the viewer is meant to read it now, and the banners currently shown on this page. */
export async function getNotices(
  { db, viewer, services }: Pick<Context, 'db' | 'viewer' | 'services'>,
  { page }: NoticesInput,
): Promise<Notices> {
  const reader = await currentReader(services);
  const [settings, banners] = await Promise.all([getSettings(db), page ? shownOn(db, page, reader) : []]);
  const { announcement: own, announcementTexts: translations } = settings;
  if (own === '' || !isAnnounced(settings, viewer, new Date()))
    return { announcement: '', announcementParts: [], banners };
  const { text, lang } = textFor<string>({ locale: null, text: own, translations }, reader);
  return {
    announcement: text,
    announcementParts: announcementParts(text),
    ...(lang && { announcementLang: lang }),
    banners,
  };
}

async function shownOn(db: Kysely<DB>, page: BannerPage, reader: Reader): Promise<Notices['banners']> {
  const rows = await db
    .selectFrom('banners')
    .select(['id', 'title', 'imageUrl', 'targetUrl', 'texts'])
    .where(sql<SqlBool>`${isShown}`)
    .where(sql<SqlBool>`${page} = any (pages)`)
    .orderBy('id', 'desc')
    .limit(sql.lit(5))
    .execute();
  return rows.map((row) => bannerFor(row, reader));
}

const banners = (db: Kysely<DB>) => db.selectFrom('banners').selectAll().select(isShown.as('isShown'));

type ShownRow = Pick<Selectable<DB['banners']>, 'id' | 'title' | 'imageUrl' | 'targetUrl' | 'texts'>;

/** A banner in the reader's language, with its own picture and address where that has none. */
function bannerFor({ texts, ...own }: ShownRow, reader: Reader): Notices['banners'][number] {
  const translations = Object.fromEntries(
    Object.entries(textsOf(texts)).map(([locale, { title, imageUrl, targetUrl }]) => [
      locale,
      { ...own, title, imageUrl: imageUrl || own.imageUrl, targetUrl: targetUrl || own.targetUrl },
    ]),
  );
  const { text, ...language } = textFor({ locale: null, text: own, translations }, reader);
  return { ...text, ...language };
}

/** What is stored, without blank ones. */
const textsOf = (stored: unknown): BannerTexts =>
  Object.fromEntries(
    Object.entries(BannerTexts.safeParse(stored).data ?? {}).filter(([, { title }]) => title !== ''),
  );

const presentBanner = (row: Selectable<DB['banners']> & { isShown: boolean }): Banner => ({
  id: row.id,
  title: row.title,
  imageUrl: row.imageUrl,
  targetUrl: row.targetUrl,
  startsAt: row.startsAt?.toISOString() ?? null,
  endsAt: row.endsAt?.toISOString() ?? null,
  pages: row.pages.flatMap((page) => BannerPage.safeParse(page).data ?? []),
  isActive: row.isActive,
  texts: textsOf(row.texts),
  isShown: row.isShown,
});
