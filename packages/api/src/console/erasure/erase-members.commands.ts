import { type Tables, eraseImportTraces } from './erase-import-traces.ts';
import { PERSONAL_DATA, type PersonalData } from './personal-data.ts';
import { listColumns } from './list-columns.ts';
import type { RunSql } from '../../ground/core/run-sql.ts';

/** The columns of `users` that survive an erasure; every other one gets its default. */
const RETAINED_COLUMNS = new Set(['id', 'created_at', 'joined_at', 'is_active', 'version']);

/** Values for columns without a usable default. No password hashes to this one, so nobody can sign in. */
const ANONYMOUS: Record<string, string> = {
  email: `'former-' || id || '-' || replace(gen_random_uuid()::text, '-', '') || '@deleted.invalid'`,
  password: `'no password'`,
  first_name: `'Former'`,
  last_name: `'Member'`,
  role: `'user'`,
  email_audience: `'nobody'`,
  phone_audience: `'nobody'`,
  suggestable: 'false',
  erased_at: 'now()',
};

/**
 * Erases members from the product tables of a schema: the live one, the previous snapshot, or one that is being
 * restored. Idempotent. The caller holds locks on the members' rows.
 */
export async function eraseMembers(run: RunSql, schema: string, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const tables = await listColumns(run, schema);
  const entries = PERSONAL_DATA.filter(({ table }) => !table.includes('.'));
  const name = (table: string) => `"${schema}"."${table}"`;
  const statements = [
    ...detached(name, tables),
    ...entries.filter((entry) => has(tables, entry)).flatMap((entry) => statementsOf(name, tables, entry)),
    anonymise(name, tables),
  ];
  await eraseImportTraces(run, { name, tables }, ids);
  for (const statement of statements) await run(statement, [ids]);
}

/**
 * The same for the tables outside the product schema, which no restore replaces. `words` are the member's name and
 * email address, which find stored idempotent responses that mention them.
 */
export async function eraseOperationalData(run: RunSql, id: number, words: string[]): Promise<void> {
  for (const { table, column, retention } of PERSONAL_DATA)
    if (table.includes('.') && retention === 'delete')
      await run(`delete from ${table} where ${column} = $1`, [id]);
  // Sent events have no content left.
  await run(
    `delete from ops.outbox where status in ('pending', 'failed') and payload ->> 'actorId' = $1::text`,
    [String(id)],
  );
  await forgetResponses(run, words);
}

/** Deletes stored responses to others that mention somebody by one of these words. */
export async function forgetResponses(run: RunSql, words: string[]): Promise<void> {
  await run(
    `delete from ops.idempotency_keys
     where exists (select from unnest($1::text[]) as word where position(word in response::text) > 0)`,
    [words],
  );
}

/** Rows that identify a member by something other than an id column, and rows that depend on theirs. */
function detached(name: (table: string) => string, tables: Tables): string[] {
  const member = `(select 'member:' || id from unnest($1::int[]) as id)`;
  // The rows stay, because a counter equals their number.
  const shares = ['post_shares', 'article_shares'].map((table) => {
    // The name before 20261122T1310, in the snapshot of an older version.
    const column = tables.get(table)?.has('who') ? 'who' : 'visitor_id';
    return `update ${name(table)} set ${column} = 'former:' || gen_random_uuid() where ${column} in ${member}`;
  });
  // Before they were a member, or with an address that they had then.
  const applications = `delete from ${name('applicants')} as applicant using ${name('users')} as member
    where member.id = any($1::int[]) and applicant.email = member.email`;
  const invitations = `update ${name('invitations')} as invitation
    set email = null, note = '', revoked_at = coalesce(revoked_at, now())
    from ${name('users')} as member where member.id = any($1::int[]) and invitation.email = member.email`;
  // Articles of an older version name no member.
  const isWriter = tables.get('articles')?.has('author_id') ? 'member.id = article.author_id or' : '';
  // What a member submitted and is not published was never public, or no longer is.
  const unpublished = `delete from ${name('articles')}
    where author_id = any($1::int[]) and submission is not null and not is_published`;
  return [
    ...shares,
    ...(tables.get('articles')?.has('submission') ? [unpublished] : []),
    ...(tables.has('applicants') ? [applications] : []),
    ...(tables.has('invitations') ? [invitations] : []),
    `update ${name('articles')} set bookmarks = bookmarks - 1 where bookmarks > 0
       and id in (select article_id from ${name('article_bookmarks')} where user_id = any($1::int[]))`,
    `update ${name('articles')} as article set author = 'Former Member' from ${name('users')} as member
       where member.id = any($1::int[]) and (${isWriter} member.id = article.created_by
         and article.author = btrim(member.first_name || ' ' || member.last_name))`,
    // Unpublished posts were never public, and deleted ones need not wait for their purge.
    `delete from ${name('posts')} where user_id = any($1::int[]) and (deleted_at is not null or not is_published)`,
    `delete from ${name('post_comments')} where user_id = any($1::int[]) and deleted_at is not null`,
    `update ${name('order_events')} set note = null where note is not null
       and order_id in (select id from ${name('service_orders')} where user_id = any($1::int[]))`,
    `update ${name('reports')} set reason = null, note = null
       where object_type = 'user' and object_id = any($1::int[])`,
  ];
}

function statementsOf(
  name: (table: string) => string,
  tables: Tables,
  { table, column, retention, blanked = {} }: PersonalData,
): string[] {
  const mine = `${column} = any($1::int[])`;
  if (retention === 'delete') return [`delete from ${name(table)} where ${mine}`];
  const set = retention === 'unlink' ? { [column]: 'null' } : blanked;
  const known = Object.entries(set).filter(([blankedColumn]) => tables.get(table)?.has(blankedColumn));
  if (known.length === 0) return [];
  return [`update ${name(table)} set ${assignments(known)} where ${mine}`];
}

function anonymise(name: (table: string) => string, tables: Tables): string {
  const columns = [...(tables.get('users') ?? [])].filter((column) => !RETAINED_COLUMNS.has(column));
  const values = columns.map((column): [string, string] => [column, ANONYMOUS[column] ?? 'default']);
  return `update ${name('users')} set ${assignments(values)} where id = any($1::int[]) and erased_at is null`;
}

const assignments = (values: [string, string][]) => values.map((pair) => pair.join(' = ')).join(', ');

const has = (tables: Tables, { table, column }: PersonalData) => tables.get(table)?.has(column) ?? false;
