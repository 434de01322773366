import { beforeAll, expect, it, vi } from 'vitest';
import { sql } from '@guildhall/db';
import { makeMember } from '@guildhall/db/testing';
import { testApi } from '../../../../testing/index.ts';
import { sequentialScans } from '../../../../testing/sequential-scans.ts';
import { listMemberHistory } from './member-history.queries.ts';

vi.setConfig({ testTimeout: 60_000 });
const api = testApi();
const MEMBERS = 6_000;
/** What grows with the members, the posts, or the years. */
const GROWING = [
  'users',
  'posts',
  'post_comments',
  'reports',
  'moderation_decisions',
  'member_invitations',
  'memberships',
  'member_import_rows',
  'member_batch_items',
  'consents',
];
let id = 0;

beforeAll(async () => {
  const { db } = api();
  ({ id } = await makeMember(db));
  await sql`
    insert into users (email, username, password, first_name, last_name)
    select 'bulk-' || n || '@mail.test', 'bulk-' || n, 'x', 'Maria', 'Silva' from generate_series(1, ${sql.lit(MEMBERS)}) n`.execute(
    db,
  );
  await sql`insert into posts (user_id, content) select id, 'Hello' from users`.execute(db);
  await sql`insert into post_comments (user_id, post_id, content) select user_id, id, 'Hi' from posts`.execute(
    db,
  );
  await sql`insert into reports (reporter_id, object_type, object_id) select user_id, 'post', id from posts`.execute(
    db,
  );
  await sql`insert into moderation_decisions (member_id, object_type, object_id, decision, reason)
    select user_id, 'post', id, 'hide', 'Why' from posts`.execute(db);
  await sql`insert into member_invitations (user_id) select id from users`.execute(db);
  await sql`with made as (insert into member_imports (kind, file_name, columns, mapping) values ('members', 'a.csv', '{a}', '{}') returning id)
    insert into member_import_rows (import_id, line, cells, outcome, user_id)
    select made.id, users.id, '{x}', 'created', users.id from users, made`.execute(db);
  await sql`with made as (insert into member_batches (action) values ('resend') returning id)
    insert into member_batch_items (batch_id, user_id, outcome) select made.id, users.id, 'done' from users, made`.execute(
    db,
  );
  await sql`
    with page as (insert into pages (slug, title, content) values ('terms', 'Terms', 'All') returning id),
      version as (insert into page_versions (page_id, number, title, content) select id, 1, 'Terms', 'All' from page returning page_id)
    insert into consents (user_id, page_id, number) select users.id, page_id, 1 from users, version`.execute(
    db,
  );
  for (const table of GROWING) await sql`vacuum analyze ${sql.table(table)}`.execute(db);
}, 120_000);

it(`the history of one of ${MEMBERS} members is read through indexes`, async () => {
  const { db } = api();
  const { items } = await listMemberHistory(db, { id: id + 1, limit: 100 });
  expect(items.map(({ kind }) => kind).toSorted()).toEqual(
    expect.arrayContaining([
      'accepted_terms',
      'batch',
      'decided',
      'imported',
      'invited',
      'reported',
      'was_reported',
    ]),
  );
  expect(
    await sequentialScans(db, GROWING, (on) => listMemberHistory(on, { id: id + 1, limit: 25 })),
  ).toEqual([]);
});
