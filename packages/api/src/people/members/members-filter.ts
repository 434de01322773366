import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../ground/core/context.ts';
import { BITMAP_SCANS, WITHOUT_SEQUENTIAL_SCANS } from '../../ground/core/planner-settings.ts';
import { isPublicMember, notBlocked } from '../../ground/core/visibility.ts';
import { OFFERED, everyWord, termsOf } from '../../discovery/search/terms.ts';
import { MemberFacet, type MembersFilter, OTHER_ALPHABETS } from './members.schema.ts';

/** A WHERE condition: listed members. The directory's partial indexes repeat its first two terms verbatim. */
export const isListed = (viewer: Viewer | null) =>
  sql<SqlBool>`${isPublicMember('users')} and users.suggestable and users.erased_at is null
    and ${notBlocked(viewer, 'users.id')}`;

/** A WHERE condition: members whose last name has this initial. */
export function hasInitial(letter: string | undefined): RawBuilder<SqlBool> {
  if (letter === undefined) return sql<SqlBool>`true`;
  if (letter === OTHER_ALPHABETS) return sql<SqlBool>`users.directory_name >= '{'`;
  const next = String.fromCodePoint(letter.charCodeAt(0) + 1);
  return sql<SqlBool>`users.directory_name >= ${letter}::text and users.directory_name < ${next}::text`;
}

/** The elements of `directory_keys` that the filter asks for. */
export const keysOf = (filter: MembersFilter): string[] =>
  MemberFacet.options.flatMap((facet) => {
    const value = filter[facet];
    return value === undefined ? [] : [`${facet}:${value}`];
  });

/** Whether the filter asks for more than an initial, so that its matches are looked up in an index. */
export const isNarrow = (filter: MembersFilter, words: string[]): boolean =>
  words.length > 0 || keysOf(filter).length > 0;

/** Counts look up what matches a narrow filter; without one they read members in the order of an index. */
export const countSettings = (filter: MembersFilter, words: string[]) =>
  isNarrow(filter, words) ? BITMAP_SCANS : WITHOUT_SEQUENTIAL_SCANS;

/** A WHERE condition: members with every chosen key and every searched word. */
export function matches(filter: MembersFilter, words: string[]): RawBuilder<SqlBool> {
  const keys = keysOf(filter);
  const chosen = keys.length === 0 ? sql`true` : sql`users.directory_keys @> ${keys}::text[]`;
  const query = everyWord(termsOf(filter.search ?? ''), OFFERED);
  const found = words.length === 0 ? sql`true` : sql`users.search_document @@ ${query}`;
  return sql<SqlBool>`${chosen} and ${found}`;
}
