import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { MemberContext } from '../../ground/core/context.ts';
import type { ArticleReader } from '../../ground/core/view-recorder.ts';
import { getArticle } from './articles.queries.ts';
import type { Article, ArticleSlug } from './articles.schema.ts';

/** The article, with the viewer among its readers, who are counted once a day through a write buffer. */
export async function readArticle(ctx: MemberContext, { slug }: ArticleSlug): Promise<Article> {
  const { article, isRead } = await getArticle(ctx.db, ctx.viewer, slug);
  if (isRead) return article;
  ctx.services.views.articles.add({ articleId: article.id, userId: ctx.viewer.id });
  return { ...article, views: article.views + 1 };
}

/**
 * Counts readers of articles, each once a day (UTC). Deleted articles and members are left out. Articles are locked by
 * ascending id, so that two processes cannot deadlock.
 */
export async function countArticleReaders(db: Kysely<DB>, readers: ArticleReader[]): Promise<void> {
  const articleIds = readers.map(({ articleId }) => articleId);
  await sql`
    with held as materialized (
      select id from articles where id = any(${articleIds}::int[]) order by id for update
    ),
    seen as (
      insert into article_views (article_id, user_id, day)
      select held.id, users.id, (now() at time zone 'UTC')::date
      from unnest(${articleIds}::int[], ${readers.map(({ userId }) => userId)}::int[]) as reader (article_id, user_id)
      join held on held.id = reader.article_id
      join users on users.id = reader.user_id and users.erased_at is null
      on conflict do nothing
      returning article_id
    )
    update articles set views = views + counted.readers
    from (select article_id, count(*)::int as readers from seen group by article_id) as counted
    where articles.id = counted.article_id
  `.execute(db);
}
