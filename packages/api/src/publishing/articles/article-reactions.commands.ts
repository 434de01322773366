import { type Kysely, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import type { Context, MemberContext } from '../../ground/core/context.ts';
import { visitorId } from '../../ground/core/visitor-id.ts';
import { getArticleFacts } from './articles.queries.ts';
import type {
  ArticleBookmarkState,
  ArticleLikeState,
  ArticleRef,
  ArticleShareState,
  BookmarkArticleInput,
  LikeArticleInput,
} from './articles.schema.ts';
import { toggleRow } from '../../ground/core/toggle-row.ts';

type Counter = 'likes' | 'bookmarks' | 'shares';

/** Sets whether the viewer likes the article. Idempotent. */
export async function likeArticle(ctx: MemberContext, input: LikeArticleInput): Promise<ArticleLikeState> {
  const likes = await mark(ctx, 'articleLikes', 'likes', input.id, input.liked);
  return { id: input.id, liked: input.liked, likes };
}

/** Sets whether the viewer has saved the article. Idempotent. */
export async function bookmarkArticle(
  ctx: MemberContext,
  input: BookmarkArticleInput,
): Promise<ArticleBookmarkState> {
  await mark(ctx, 'articleBookmarks', 'bookmarks', input.id, input.bookmarked);
  return { id: input.id, bookmarked: input.bookmarked };
}

/** Counts a share: once per member; for signed-out readers once a day. */
export async function shareArticle(ctx: Context, input: ArticleRef): Promise<ArticleShareState> {
  const visitor = await visitorId(ctx);
  return withTransaction(ctx.db, async (trx) => {
    await getArticleFacts(trx, input.id);
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('articleShares')
      .values({ articleId: input.id, visitorId: visitor })
      .onConflict((conflicting) => conflicting.doNothing())
      .executeTakeFirstOrThrow();
    const shares = await change(trx, 'shares', input.id, Number(numInsertedOrUpdatedRows ?? 0));
    return { id: input.id, shares };
  });
}

/** Inserts or deletes the viewer's row and adjusts the counter by as many rows. */
async function mark(
  ctx: MemberContext,
  table: 'articleLikes' | 'articleBookmarks',
  counter: Counter,
  articleId: number,
  wanted: boolean,
): Promise<number> {
  return withTransaction(ctx.db, async (trx) => {
    await getArticleFacts(trx, articleId);
    const moved = await toggleRow(trx, table, { articleId, userId: ctx.viewer.id }, wanted);
    return change(trx, counter, articleId, moved);
  });
}

/** Returns the new count. Writes nothing for a change of 0. */
async function change(trx: Kysely<DB>, counter: Counter, id: number, by: number): Promise<number> {
  if (by !== 0) {
    await trx
      .updateTable('articles')
      .set({ [counter]: sql<number>`${sql.ref(counter)} + ${by}` })
      .where('id', '=', id)
      .execute();
  }
  const row = await trx.selectFrom('articles').select(counter).where('id', '=', id).executeTakeFirstOrThrow();
  return row[counter];
}
