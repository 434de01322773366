import { type RunSql, hasTable } from '../../ground/core/run-sql.ts';

/**
 * The addresses of the files that belong to a member, their avatar and the pictures of their posts and messages, as
 * `storageKeysOf` reads them. The schema is the live one or the previous snapshot, which may be of an older version.
 */
export async function listMemberFiles(run: RunSql, schema: string, id: number): Promise<string[]> {
  const hasAttachments = await hasTable(run, schema, 'attachments');
  const rows = await run(
    `select 'avatar:' || avatar_key as address from ${schema}.users where id = $1 and avatar_key is not null
     ${hasAttachments ? `union all select address from ${schema}.attachments where user_id = $1` : ''}`,
    [id],
  );
  return rows.map((row) => String(Object(row).address));
}
