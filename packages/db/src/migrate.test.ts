import { readFile } from 'node:fs/promises';

import { expect, it } from 'vitest';

import { generateTypes } from '../scripts/schema-types.ts';
import { makeMember, testDatabase } from '../testing/index.ts';
import { createScratchDatabase } from '../testing/test-database.ts';
import { migrateProductSchema, migrateToLatest, sql } from './index.ts';

const database = testDatabase();

it('builds everything from an empty database, and changes nothing when run again', async () => {
  await using scratch = await createScratchDatabase();

  const first = await migrateToLatest(scratch.db);
  await makeMember(scratch.db);
  const second = await migrateToLatest(scratch.db);

  expect(first.applied.length).toBeGreaterThan(10);
  expect(first.applied[0]).toMatch(/^ops\//);
  expect(second.applied).toEqual([]);
  expect(await scratch.db.selectFrom('users').select('id').execute()).toHaveLength(1);
});

it('applies each migration once when four processes start together', async () => {
  await using scratch = await createScratchDatabase();

  const runs = await Promise.all(Array.from({ length: 4 }, () => migrateToLatest(scratch.db)));

  const applied = runs.flatMap((run) => run.applied);
  expect(new Set(applied).size).toBe(applied.length);
  expect(runs.map((run) => run.applied.length).toSorted((a, b) => b - a)[0]).toBeGreaterThan(0);
  expect(await migrateToLatest(scratch.db)).toEqual({ applied: [] });
});

it('keeps the generated types equal to the migrated schema', async () => {
  const committed = await readFile(new URL('schema.gen.ts', import.meta.url), 'utf8');

  expect(committed, 'run pnpm db:types').toBe(await generateTypes(database()));
});

it('builds the product tables beside the live ones, and the two can change places', async () => {
  await using scratch = await createScratchDatabase();
  const { db } = scratch;
  const { applied } = await migrateToLatest(db);
  await makeMember(db, { email: 'old@test.test' });

  const built = await migrateProductSchema(db, 'app_new');
  await sql`insert into app_new.users (email, password, first_name, last_name) values ('new@test.test', 'x', 'N', 'N')`.execute(
    db,
  );
  await sql`alter schema app rename to app_old; alter schema app_new rename to app`.execute(db);

  expect(built.applied).toEqual(applied.filter((name) => name.startsWith('app/')));
  expect(await db.selectFrom('users').select('email').execute()).toEqual([{ email: 'new@test.test' }]);
  const post = await db
    .insertInto('posts')
    .values({ userId: 1, content: 'After' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('posts').set({ content: 'Edited' }).where('id', '=', post.id).execute();
  expect(await migrateToLatest(db)).toEqual({ applied: [] });
});

it('removes pictures of other sites from what an older version stored, and refuses new ones', async () => {
  await using scratch = await createScratchDatabase();
  const { db } = scratch;
  await migrateToLatest(db);
  await migrateProductSchema(db, 'older', '20261122T1310-statement-corrections');
  const [foreign, own] = ['https://tracker.test/pixel.png', '/business-images/a1.webp'];
  await sql`
    with owner as (
      insert into older.users (email, password, first_name, last_name)
      values ('ana@test.test', 'x', 'Ana', 'Duarte') returning id
    )
    insert into older.businesses (owner_id, name, slug, description, industry, category, logo, cover_image)
    select id, 'Bakery', 'bakery', 'Bread and more bread', 'Food', 'Food', ${foreign}, ${own} from owner
  `.execute(db);
  await sql`insert into older.banners (title, image_url, target_url) values ('Fair', ${foreign}, 'https://fair.test')`.execute(
    db,
  );

  await migrateProductSchema(db, 'older');

  const { rows } = await sql`select logo, cover_image as cover from older.businesses`.execute(db);
  expect(rows).toEqual([{ logo: null, cover: own }]);
  expect((await sql`select image_url as image from older.banners`.execute(db)).rows).toEqual([{ image: '' }]);
  await expect(sql`update older.businesses set logo = ${foreign}`.execute(db)).rejects.toThrow(
    /businesses_own_pictures/,
  );
});

it('keeps the reports of what members can report, and refuses reports of other kinds', async () => {
  await using scratch = await createScratchDatabase();
  const { db } = scratch;
  await migrateToLatest(db);
  await migrateProductSchema(db, 'older', '20261123T0840-business-imports');
  const report = (kind: string) => sql`
    insert into older.reports (reporter_id, object_type, object_id) select id, ${kind}, 7 from older.users`;
  await sql`insert into older.users (email, password, first_name, last_name)
    values ('ana@test.test', 'x', 'Ana', 'Duarte')`.execute(db);
  for (const kind of ['post', 'user', 'message', 'article']) await report(kind).execute(db);

  await migrateProductSchema(db, 'older');

  const { rows } = await sql`select object_type as kind from older.reports order by id`.execute(db);
  expect(rows).toEqual([{ kind: 'post' }, { kind: 'user' }]);
  await expect(report('message').execute(db)).rejects.toThrow(/reports_object_type_check/);
});

it('has no foreign key between the product tables and the operational ones', async () => {
  const { rows } = await sql`
    select conname from pg_constraint k
    join pg_class a on a.oid = k.conrelid join pg_class b on b.oid = k.confrelid
    where k.contype = 'f' and a.relnamespace <> b.relnamespace
  `.execute(database());

  expect(rows).toEqual([]);
});

it('has an index for every foreign key, so that removing a member scans no table', async () => {
  const { rows } = await sql`
    select k.conrelid::regclass || '.' || a.attname as missing
    from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and not exists (
      select 1 from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1])
  `.execute(database());

  expect(rows).toEqual([]);
});
