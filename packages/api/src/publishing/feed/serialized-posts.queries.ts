import { perLocale } from '@guildhall/locale/current-locale';
import { type Kysely, sql } from 'kysely';
import { type DB, createQueryLoader } from '@guildhall/db';
import { createVersionedCache } from '../../ground/cache/versioned-cache.ts';
import type { Context } from '../../ground/core/context.ts';
import { toPage } from '../../ground/core/keyset.ts';
import { serializedQuery } from '../../ground/core/serialized-query.ts';
import { relativeTime } from '../../ground/values/relative-time.ts';
import { nameMentions } from '../../ground/mentions/name-mentions.queries.ts';
import { listPosts } from './feed.queries.ts';
import { FirstPostsInput, PostPage, SharedPost } from './feed.schema.ts';
import { overlayOf, presentShared, readablePosts } from './post-rows.queries.ts';
import { type PagePost, readFirstPage } from './shared-page.queries.ts';

/** Signed-out readers have nothing of their own. */
const NOBODY = 0;

const piecesOf = perLocale(() => createVersionedCache<string>());

/** The same page as `listPosts`, as JSON: from the posts' shared pieces, and from what is the viewer's own. */
export async function listSerializedPosts(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  { limit }: FirstPostsInput,
): Promise<string> {
  const { posts, liked, bookmarked, isBlocked, isChoosy } = await readFirstPage(db, {
    limit,
    viewerId: viewer?.id ?? NOBODY,
  });
  const complete = isBlocked || isChoosy ? null : await addPieces(db, posts);
  if (!complete) return JSON.stringify(PostPage.parse(await listPosts(db, viewer, { limit })));
  const { items, nextCursor } = toPage(complete, limit, (post) => {
    const marks = { liked: liked.has(post.id), bookmarked: bookmarked.has(post.id) };
    return `${post.piece},${JSON.stringify(overlayOf(viewer, post, marks)).slice(1)}`;
  });
  return `{"items":[${items.join()}],"nextCursor":${JSON.stringify(nextCursor)}}`;
}

export const serializedPosts = serializedQuery(FirstPostsInput, listSerializedPosts);

/** `piece` is the beginning of the post's JSON, which the overlay completes. */
type CompletePost = PagePost & { piece: string };

/** Null when a post is no longer readable since the page was read. */
async function addPieces(db: Kysely<DB>, posts: PagePost[]): Promise<CompletePost[] | null> {
  const pieces = piecesOf();
  const found = posts.map((post) => ({ ...post, piece: pieces.get(post.id, versionOf(post)) }));
  const missing = found.filter(({ piece }) => piece === undefined);
  await Promise.all(
    missing.map(async (post) => {
      post.piece = await readPieces()(db, post.id);
      if (post.piece !== undefined) pieces.set(post.id, versionOf(post), post.piece);
    }),
  );
  return found.every(isComplete) ? found : null;
}

const versionOf = ({ version, createdAt }: PagePost) => `${version} ${relativeTime(new Date(createdAt))}`;

const isComplete = (post: PagePost & { piece: string | undefined }): post is CompletePost =>
  post.piece !== undefined;

/** Concurrent cache misses are batched into one statement. */
const readPieces = perLocale(() => createQueryLoader(makePieces));

async function makePieces(db: Kysely<DB>, ids: readonly number[]): Promise<(string | undefined)[]> {
  const rows = await readablePosts(db, null)
    .where('posts.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();
  // As visitors see it: the page is put together otherwise for those with a block between them and someone mentioned.
  const shared = await nameMentions(db, null, rows.map(presentShared));
  const made = new Map(shared.map((post) => [post.id, JSON.stringify(SharedPost.parse(post)).slice(0, -1)]));
  return ids.map((id) => made.get(id));
}
