import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from './context.ts';
import { type RoleHolder, holds } from '../roles/roles.policy.ts';

/**
 * A WHERE condition on `users`, which a query calls `member`: what belongs to the member may be seen by others (decision
 * 315). Partial indexes repeat its first term.
 */
export const isPublicMember = (member: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(`${member}.is_active`)} and not ${sql.ref(`${member}.awaits_confirmation`)}`;

/** The same for a viewer, who always sees their own. */
export const isPublicOrOwn = (member: string, viewer: Pick<Viewer, 'id'> | null): RawBuilder<SqlBool> =>
  viewer
    ? sql<SqlBool>`${sql.ref(`${member}.is_active`)}
        and (not ${sql.ref(`${member}.awaits_confirmation`)} or ${sql.ref(`${member}.id`)} = ${viewer.id})`
    : isPublicMember(member);

/**
 * A WHERE condition on `users`, which a query calls `member`: the viewer may know of the member while their address
 * awaits confirmation, because the two are connected, or the member has asked them. What strangers send to the member
 * opens nothing. Those who look after members see everyone.
 */
export function isKnownTo(
  viewer: Pick<Viewer, 'id' | 'role' | 'roles'> | null,
  member: string,
): RawBuilder<SqlBool> {
  if (!viewer) return isPublicMember(member);
  if (seesEveryone(viewer)) return sql<SqlBool>`true`;
  const id = sql.ref(`${member}.id`);
  return sql<SqlBool>`(not ${sql.ref(`${member}.awaits_confirmation`)} or ${id} = ${viewer.id} or exists (
    select from connections as pair
    where least(pair.user_id, pair.connected_user_id) = least(${id}, ${viewer.id}::int)
      and greatest(pair.user_id, pair.connected_user_id) = greatest(${id}, ${viewer.id}::int)
      and (pair.status = 'accepted' or pair.status = 'pending' and pair.user_id = ${id})))`;
}

/** A WHERE condition on `users`, which a query calls `member`: the viewer may open the member's profile. */
export const isProfileOpenTo = (
  viewer: Pick<Viewer, 'id' | 'role' | 'roles'> | null,
  member: string,
): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(`${member}.is_active`)} and ${sql.ref(`${member}.erased_at`)} is null
    and ${isKnownTo(viewer, member)} and ${blocksNot(viewer, `${member}.id`)}`;

/** Who decides about members, or about what they write, sees each of them. */
const seesEveryone = (viewer: RoleHolder) => holds(viewer, 'members') || holds(viewer, 'moderation');

/** A WHERE condition: anyone may see the business. The directory's partial indexes repeat its first two terms verbatim. */
export const isPublicBusiness = sql<SqlBool>`businesses.is_active and businesses.deleted_at is null
  and businesses.owner_is_public`;

/**
 * A WHERE condition: neither the viewer nor the member in `column` has blocked the other. The viewer's blocks are
 * read once per query, not per row; `column` is a trusted name such as `posts.user_id`.
 */
export function notBlocked(viewer: Pick<Viewer, 'id'> | null, column: string): RawBuilder<SqlBool> {
  if (!viewer) return sql<SqlBool>`true`;
  return sql<SqlBool>`${sql.ref(column)} <> all (array(
    select blocked_id from blocks where blocker_id = ${viewer.id}
    union all
    select blocker_id from blocks where blocked_id = ${viewer.id}
  ))`;
}

/** A WHERE condition: neither of two members blocks the other; one may be a column. */
export const betweenNoBlock = (one: Expression<number | null>, otherId: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`not exists (
    select from blocks where blocker_id = ${one} and blocked_id = ${otherId}
    union all
    select from blocks where blocker_id = ${otherId} and blocked_id = ${one})`;

/**
 * A WHERE condition: the member in `column`, a trusted name, does not block the viewer. Members whom the viewer
 * blocks stay visible, so that the block can be removed. Those who look after members see everyone.
 */
export function blocksNot(
  viewer: Pick<Viewer, 'id' | 'role' | 'roles'> | null,
  column: string,
): RawBuilder<SqlBool> {
  if (!viewer || seesEveryone(viewer)) return sql<SqlBool>`true`;
  return sql<SqlBool>`not exists (
    select from blocks where blocker_id = ${sql.ref(column)} and blocked_id = ${viewer.id})`;
}

type PostReader = Pick<Viewer, 'id'> & Partial<Pick<Viewer, 'role' | 'roles'>>;

/**
 * A WHERE condition on `posts` joined with `users` as `author`: the viewer may read the post. With
 * `includeOwnUnpublished`, also their own that an administrator has yet to approve, or has taken off the feed; with
 * `inChapters`, also those of their chapters, which are never published.
 */
export function isPostReadable(
  viewer: PostReader | null,
  { includeOwnUnpublished = false, inChapters = false } = {},
): RawBuilder<SqlBool> {
  const isOwn = includeOwnUnpublished && viewer ? sql`or posts.user_id = ${viewer.id}` : sql``;
  const isOfChapter = inChapters && viewer ? sql`or posts.is_shared and ${isInChapterOfPost(viewer)}` : sql``;
  return sql<SqlBool>`(posts.is_published ${isOwn} ${isOfChapter}) and posts.deleted_at is null
    and ${isPublicOrOwn('author', viewer)} and ${notBlocked(viewer, 'posts.user_id')}`;
}

/**
 * A WHERE condition on `posts` of chapters: the viewer belongs to the chapter, and it is open. Moderators read each,
 * because they decide about reports.
 */
const isInChapterOfPost = (viewer: PostReader): RawBuilder<SqlBool> =>
  viewer.role !== undefined && holds({ role: viewer.role, roles: viewer.roles }, 'moderation')
    ? sql<SqlBool>`true`
    : isOfChapterOfPost(sql`${viewer.id}::int`);

/** The same for the member with an id, such as a column, whatever roles they have. */
export const isOfChapterOfPost = (memberId: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`posts.chapter_id = any (array(
    select chapters.id from chapter_members join chapters on chapters.id = chapter_members.chapter_id
    where chapter_members.user_id = ${memberId} and chapter_members.state = 'active'
      and chapters.closed_at is null))`;

/**
 * A WHERE condition on `post_comments` joined with `users` as `author`, and with the one of `posts` and `articles` that
 * they stand under: the viewer may read the comment, as far as they may read posts of the post's author. Comments on
 * articles are for members.
 */
export const isCommentReadable = (viewer: PostReader | null): RawBuilder<SqlBool> =>
  sql<SqlBool>`post_comments.deleted_at is null and ${isPublicOrOwn('author', viewer)}
    and (${viewer ? sql`articles.is_published or` : sql``}
      (posts.is_published ${viewer ? sql`or posts.is_shared and ${isInChapterOfPost(viewer)}` : sql``})
      and posts.deleted_at is null)
    and ${notBlocked(viewer, 'post_comments.user_id')}`;

/**
 * A WHERE condition on `articles`: a member has submitted it, and may be shown to others. One of a member who is
 * deactivated waits until they are back.
 */
export const isArticleWaiting = sql<SqlBool>`articles.submission = 'waiting' and exists (
  select from users as writer where writer.id = articles.author_id and ${isPublicMember('writer')})`;

/** A WHERE condition on `articles`: editors may see it. What a member has not submitted yet is theirs alone. */
export const isArticleOfEditors = sql<SqlBool>`articles.submission is distinct from 'draft'`;

/**
 * A WHERE condition on `chapters`: the viewer may know that the chapter exists. Of hidden and closed ones only their
 * members do, those invited to one that is open, and administrators.
 */
export function isChapterVisible(viewer: Pick<Viewer, 'id' | 'role'> | null): RawBuilder<SqlBool> {
  if (!viewer) return sql<SqlBool>`not chapters.is_hidden and chapters.closed_at is null`;
  if (viewer.role === 'admin') return sql<SqlBool>`true`;
  return sql<SqlBool>`(not chapters.is_hidden and chapters.closed_at is null
    or chapters.id = any (array(
      select chapter_id from chapter_members where user_id = ${viewer.id} and state = 'active'))
    or chapters.closed_at is null and chapters.id = any (array(
      select chapter_id from chapter_members where user_id = ${viewer.id} and state = 'invited')))`;
}

/**
 * A WHERE condition on `events`: the viewer may know that the event exists. One of a chapter is seen by those who see
 * the chapter, and one for its members by them alone; administrators see each.
 */
export function isEventVisible(viewer: Pick<Viewer, 'id' | 'role'> | null): RawBuilder<SqlBool> {
  if (viewer?.role === 'admin') return sql<SqlBool>`true`;
  return viewer ? isEventVisibleTo(sql`${viewer.id}::int`) : isEventPublic;
}

const isEventPublic = sql<SqlBool>`events.audience = 'public' and (events.chapter_id is null or exists (
  select from chapters
  where chapters.id = events.chapter_id and not chapters.is_hidden and chapters.closed_at is null))`;

/** The same for the member with an id, such as a column, who is no administrator. */
export const isEventVisibleTo = (memberId: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`(events.chapter_id is null or exists (
    select from chapters
    left join chapter_members as own on own.chapter_id = chapters.id and own.user_id = ${memberId}
    where chapters.id = events.chapter_id and (own.state = 'active'
      or events.audience <> 'chapter' and chapters.closed_at is null
        and (not chapters.is_hidden or own.state = 'invited'))))`;

/** A WHERE condition on `opportunities` joined with `users` as `poster`: the viewer may see the opportunity. */
export const isOpportunityVisible = (viewer: Pick<Viewer, 'id'> | null): RawBuilder<SqlBool> =>
  sql<SqlBool>`${viewer ? sql`true` : sql`opportunities.audience = 'public'`}
    and ${isPublicOrOwn('poster', viewer)} and ${notBlocked(viewer, 'opportunities.posted_by')}`;
