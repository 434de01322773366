import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { UNDETERMINED } from './written-language.ts';

/**
 * A WHERE condition on `posts`: in a language that the viewer reads, unknown, or their own. It leaves rows out on the way
 * along the index of the list: there is no order by language that several of them could share. Visitors read each.
 */
export const isReadBy = (viewer: { id: number } | null): RawBuilder<SqlBool> =>
  viewer
    ? sql<SqlBool>`(posts.lang = ${UNDETERMINED} or posts.user_id = ${viewer.id} or coalesce(
        posts.lang = any((select read_languages from users where id = ${viewer.id})::text[]), true))`
    : sql<SqlBool>`true`;
