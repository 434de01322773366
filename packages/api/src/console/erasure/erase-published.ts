import type { RunSql } from '../../ground/core/run-sql.ts';
import { listColumns } from './list-columns.ts';

/** What counts the comments that stand under it, and the column that names it. */
const COMMENTED = [
  { table: 'posts', column: 'post_id' },
  { table: 'articles', column: 'article_id' },
];

/**
 * Deletes what members have published, their posts, the articles that they submitted and their comments on what others
 * wrote, from the product tables of a schema, as they asked. What others replied to a comment stays, and what they wrote about a post
 * goes with it. Idempotent. Call it before `eraseMembers`.
 */
export async function erasePublished(run: RunSql, schema: string, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const [posts, comments] = [`"${schema}"."posts"`, `"${schema}"."post_comments"`];
  const columns = await listColumns(run, schema);
  const known = columns.get('post_comments');
  // In an older version articles have no comments.
  for (const { table, column } of COMMENTED.filter((commented) => known?.has(commented.column))) {
    const counting = `"${schema}"."${table}"`;
    // Locked in one order, because comments lock what counts them.
    await run(
      `select from ${counting}
       where id in (select ${column} from ${comments} where user_id = any($1::int[]))
         ${table === 'posts' ? 'or user_id = any($1::int[])' : ''}
       order by id for update`,
      [ids],
    );
    await run(
      `update ${counting} as counting set comments = counting.comments - theirs.count
       from (select ${column} as id, count(*)::int as count from ${comments}
         where user_id = any($1::int[]) and deleted_at is null group by ${column}) as theirs
       where theirs.id = counting.id`,
      [ids],
    );
  }
  await run(`delete from ${comments} where user_id = any($1::int[])`, [ids]);
  if (columns.get('articles')?.has('submission'))
    await run(
      `delete from "${schema}"."articles" where author_id = any($1::int[]) and submission is not null`,
      [ids],
    );
  await run(`delete from ${posts} where user_id = any($1::int[])`, [ids]);
}
