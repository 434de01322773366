import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import { nameIn } from '../../ground/core/person.ts';
import {
  isChapterVisible,
  isEventVisible,
  isOpportunityVisible,
  isPostReadable,
  isPublicBusiness,
  isPublicOrOwn,
  notBlocked,
} from '../../ground/core/visibility.ts';
import type { PreviewKind, PreviewTarget } from './preview-targets.schema.ts';

export type PreviewRow = PreviewTarget & {
  title: string;
  line: string | null;
  /** An address, or the key of an avatar. */
  picture: string | null;
  startsAt: Date | null;
  timeZone: string | null;
};

/** How much of a text is read for the line that its card shows of it. */
const START = 400;

/**
 * The rows of these pages, in one statement: of each kind those that the viewer may see, found by their unique keys.
 * The statement is always the same, so that it is prepared.
 */
export async function readPreviewRows(
  db: Kysely<DB>,
  viewer: Viewer | null,
  targets: PreviewTarget[],
): Promise<PreviewRow[]> {
  const of = (kind: PreviewKind) => targets.filter((target) => target.kind === kind);
  const refs = (kind: PreviewKind) => sql`any(${of(kind).map(({ ref }) => ref)}::text[])`;
  const ids = (kind: PreviewKind) => sql`any(${of(kind).flatMap(({ ref }) => idOf(ref))}::int[])`;
  const { rows } = await sql<PreviewRow>`
    select 'article' as kind, slug as ref, null::int as date, title, summary as line, hero_image as picture,
      null::timestamptz as starts_at, null::text as time_zone
    from articles where slug = ${refs('article')} and is_published
    union all
    select 'business', slug, null, name, coalesce(nullif(short_description, ''), city), logo, null, null
    from businesses where slug = ${refs('business')} and ${isPublicBusiness}
    union all
    select 'opportunity', opportunities.id::text, null, title,
      concat_ws(' · ', nullif(opportunities.company, ''), nullif(opportunities.location, '')), null, null, null
    from opportunities join users as poster on poster.id = opportunities.posted_by
    where opportunities.id = ${ids('opportunity')} and ${isOpportunityVisible(viewer)}
    union all
    ${eventRows(viewer, of('event'))}
    union all
    select 'profile', users.username, ${profileColumns} from users
    where users.username = ${refs('profile')} and ${isProfileShown(viewer)}
    union all
    select 'profile', users.id::text, ${profileColumns} from users
    where users.id = ${ids('profile')} and ${isProfileShown(viewer)}
    union all
    select 'chapter', slug, null, name, place, null, null, null
    from chapters where slug = ${refs('chapter')} and closed_at is null and ${isChapterVisible(viewer)}
    union all
    select 'post', posts.id::text, null, ${nameIn('author')}, left(posts.content, ${START}), author.avatar_key,
      null, null
    from posts join users as author on author.id = posts.user_id
    where posts.id = ${ids('post')} and ${isPostReadable(viewer, { inChapters: true })}
  `.execute(db);
  return rows;
}

const idOf = (ref: string): number[] => (/^[1-9]\d{0,8}$/.test(ref) ? [Number(ref)] : []);

const profileColumns = sql`null::int, ${nameIn('users')},
  concat_ws(' · ', nullif(job_title, ''), nullif(company, '')), avatar_key, null::timestamptz, null::text`;

/** As search finds members, and the viewer themselves. */
const isProfileShown = (viewer: Viewer | null): RawBuilder<boolean> =>
  sql<boolean>`${isPublicOrOwn('users', viewer)} and erased_at is null
    and ${notBlocked(viewer, 'users.id')}`;

/** Each with the date that its address names, else the next that takes place, else the latest. */
const eventRows = (viewer: Viewer | null, targets: PreviewTarget[]) => sql`
  select 'event', events.slug, asked.date, events.title, events.place, null, shown.starts_at, events.time_zone
  from unnest(${targets.map(({ ref }) => ref)}::text[], ${targets.map(({ date }) => date)}::int[])
    as asked (slug, date)
  join events on events.slug = asked.slug and events.cancelled_at is null
  join lateral (
    select starts_at from event_dates
    where event_id = events.id and cancelled_at is null and (asked.date is null or event_dates.id = asked.date)
    order by ends_at > now() desc, case when ends_at > now() then starts_at end, starts_at desc
    limit 1
  ) as shown on true
  where ${isEventVisible(viewer)}`;
