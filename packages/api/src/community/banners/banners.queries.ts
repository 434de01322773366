import { type Kysely, type Selectable, type SqlBool, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import { getSettings } from '../settings/settings.queries.ts';
import { announcementParts, isAnnounced } from './announcement.ts';
import { type Banner, BannerPage, type Notices, type NoticesInput } from './banners.schema.ts';

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
  db: Kysely<DB>,
  viewer: Viewer | null,
  { page }: NoticesInput,
): Promise<Notices> {
  const [settings, shown] = await Promise.all([getSettings(db), page ? shownOn(db, page) : []]);
  const announcement = isAnnounced(settings, viewer, new Date()) ? settings.announcement : '';
  return { announcement, announcementParts: announcementParts(announcement), banners: shown };
}

const shownOn = (db: Kysely<DB>, page: BannerPage) =>
  db
    .selectFrom('banners')
    .select(['id', 'title', 'imageUrl', 'targetUrl'])
    .where(sql<SqlBool>`${isShown}`)
    .where(sql<SqlBool>`${page} = any (pages)`)
    .orderBy('id', 'desc')
    .limit(sql.lit(5))
    .execute();

const banners = (db: Kysely<DB>) => db.selectFrom('banners').selectAll().select(isShown.as('isShown'));

const presentBanner = (row: Selectable<DB['banners']> & { isShown: boolean }): Banner => ({
  id: row.id,
  title: row.title,
  imageUrl: row.imageUrl,
  targetUrl: row.targetUrl,
  startsAt: row.startsAt?.toISOString() ?? null,
  endsAt: row.endsAt?.toISOString() ?? null,
  pages: row.pages.flatMap((page) => BannerPage.safeParse(page).data ?? []),
  isActive: row.isActive,
  isShown: row.isShown,
});
