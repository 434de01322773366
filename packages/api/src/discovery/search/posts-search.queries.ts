import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { avatarUrl } from '../../ground/values/avatar.ts';
import { formattingOf } from '@guildhall/markdown/parse';
import type { Viewer } from '../../ground/core/context.ts';
import { excerptOf } from '../../ground/values/excerpt.ts';
import { relativeTime } from '../../ground/values/relative-time.ts';
import { isPublicMember, notBlocked } from '../../ground/core/visibility.ts';
import { nameMentions } from '../../ground/mentions/name-mentions.queries.ts';
import type { FoundPost } from './search.schema.ts';
import { firstFound } from './stages.ts';
import { type Terms, everyWord } from './terms.ts';
import { fullName, usernameOf } from '../../ground/values/person-name.ts';

const EXCERPT = 200;
/** Sample of the newest posts: a word that one post in four hundred has occurs five times in it. */
const NEWEST = 2_000;
/** Bounds the sort for a word that is rarer than that. */
const CANDIDATES = 5_000;
/** Occurrences in the sample; a word with more has too many matches to look up all of them. */
const RARE = 5;

/**
 * The selective terms of a search: those that are rare in the newest posts, or else the rarest one. The index would
 * return all matches of each other word, only to discard most of them.
 */
async function rareWords(db: Kysely<DB>, { words, written }: Terms): Promise<Omit<Terms, 'phrase'>> {
  if (words.length < 2) return { words, written };
  const { rows } = await sql<{ place: number; matches: number }>`
    with newest as materialized (
      select search_vector from posts where is_published and deleted_at is null
      order by created_at desc, id desc limit ${NEWEST}
    )
    select place::int, (select count(*)::int from (
      select from newest where search_vector @@ to_tsquery('simple'::regconfig, word || ':*') limit ${RARE + 1}
    ) as matching) as matches
    from unnest(${words}::text[]) with ordinality as searched (word, place)
    order by matches
  `.execute(db);
  const rare = rows.filter(({ matches }) => matches <= RARE);
  const places = (rare.length > 0 ? rare : rows.slice(0, 1)).map(({ place }) => place - 1);
  return {
    words: places.map((place) => words[place] ?? ''),
    written: places.map((place) => written[place] ?? ''),
  };
}

/**
 * Published posts with every word, newest first. Common words are found by scanning the newest posts; rare ones by
 * the full-text index, which leaves few posts to sort.
 */
export async function searchPosts(
  db: Kysely<DB>,
  viewer: Viewer | null,
  terms: Terms,
  limit: number,
): Promise<FoundPost[]> {
  const query = everyWord(terms);
  const published = () =>
    db
      .selectFrom('posts')
      .select(['id', 'userId', 'type', 'content', 'searchVector', 'createdAt'])
      .where('isPublished', '=', true)
      .where('deletedAt', 'is', null);
  const latestOf = (posts: ReturnType<typeof published>) =>
    db
      .selectFrom(posts.as('posts'))
      .innerJoin('users as author', 'author.id', 'posts.userId')
      .select([
        'posts.id',
        'posts.userId',
        'posts.type',
        'posts.createdAt',
        'author.firstName',
        'author.lastName',
        'author.username',
        'author.avatarKey',
        sql<string>`left(posts.content, ${EXCERPT})`.as('start'),
        sql<boolean>`char_length(posts.content) > ${EXCERPT}`.as('isCut'),
      ])
      .where(sql<boolean>`posts.search_vector @@ ${query}`)
      .where(isPublicMember('author'))
      .where(notBlocked(viewer, 'posts.user_id'))
      .orderBy('posts.createdAt', 'desc')
      .orderBy('posts.id', 'desc')
      .limit(limit)
      .execute();

  const amongNewest = () =>
    latestOf(published().orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(NEWEST));
  const byWords = async () => {
    const sought = everyWord(await rareWords(db, terms));
    return latestOf(
      published()
        .where(sql<boolean>`posts.search_vector @@ ${sought}`)
        .limit(CANDIDATES),
    );
  };

  const rows = await firstFound(limit, [amongNewest, byWords]);
  const starts = await nameMentions(
    db,
    viewer,
    rows.map(({ start, isCut }) => {
      const content = isCut ? `${start.trimEnd()}…` : start;
      return { content, body: formattingOf(content) };
    }),
  );
  return rows.map((row, index) => ({
    id: row.id,
    excerpt: excerptOf(starts[index]?.content ?? row.start, EXCERPT + 1),
    type: row.type,
    author: {
      name: fullName(row),
      username: usernameOf({ id: row.userId, username: row.username }),
      avatar: avatarUrl(row.avatarKey),
    },
    relativeTime: relativeTime(row.createdAt),
  }));
}
