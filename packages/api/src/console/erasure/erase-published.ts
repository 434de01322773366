import type { RunSql } from '../../ground/core/run-sql.ts';

/**
 * Deletes what members have published, their posts and their comments on those of others, from the product tables of a
 * schema, as they asked. What others replied to a comment stays, and what they wrote about a post goes with it.
 * Idempotent. Call it before `eraseMembers`.
 */
export async function erasePublished(run: RunSql, schema: string, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const [posts, comments] = [`"${schema}"."posts"`, `"${schema}"."post_comments"`];
  // Locked in one order, because comments lock the post that counts them.
  await run(
    `select from ${posts} where user_id = any($1::int[])
       or id in (select post_id from ${comments} where user_id = any($1::int[]))
     order by id for update`,
    [ids],
  );
  await run(
    `update ${posts} as post set comments = post.comments - theirs.count
     from (select post_id, count(*)::int as count from ${comments}
       where user_id = any($1::int[]) and deleted_at is null group by post_id) as theirs
     where theirs.post_id = post.id`,
    [ids],
  );
  await run(`delete from ${comments} where user_id = any($1::int[])`, [ids]);
  await run(`delete from ${posts} where user_id = any($1::int[])`, [ids]);
}
