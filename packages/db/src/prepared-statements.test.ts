import { expect, it } from 'vitest';

import { testDatabase } from '../testing/index.ts';
import { type Database, createDatabase, poolOf, sql, withTransaction } from './index.ts';
import { createPreparedStatements } from './prepared-statements.ts';

const database = testDatabase();

/** A pool of one connection, so that prepared statements are shared by all queries. */
async function withConnection(work: (db: Database) => Promise<void>): Promise<void> {
  const connectionString = poolOf(database()).options.connectionString ?? '';
  const db = createDatabase({ connectionString, max: 1 });
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
}

const readScratch = async (db: Database) =>
  (await sql`select * from scratch where ${1} = 1`.execute(db)).rows;

const prepared = async (db: Database) =>
  (await poolOf(db).query<{ statement: string }>('select statement from pg_prepared_statements')).rows.filter(
    ({ statement }) => statement.includes('scratch'),
  ).length;

async function withScratch(work: (db: Database) => Promise<void>): Promise<void> {
  await withConnection(async (db) => {
    await sql`create table scratch as select 1 as one`.execute(db);
    try {
      await work(db);
    } finally {
      await sql`drop table scratch`.execute(db);
    }
  });
}

it('a statement is prepared at its third use', async () => {
  await withScratch(async (db) => {
    await readScratch(db);
    await readScratch(db);
    expect(await prepared(db)).toBe(0);
    await readScratch(db);
    expect(await prepared(db)).toBe(1);
    expect(await readScratch(db)).toEqual([{ one: 1 }]);
    expect(await prepared(db)).toBe(1);
  });
});

it('a column added by a migration is read at once by a prepared select *, in and out of a transaction', async () => {
  await withScratch(async (db) => {
    for (let time = 0; time < 4; time += 1) await readScratch(db);
    await sql`alter table scratch add column two int default 2`.execute(db);
    expect(await readScratch(db)).toEqual([{ one: 1, two: 2 }]);
    for (let time = 0; time < 4; time += 1) await readScratch(db);
    await sql`alter table scratch add column three int default 3`.execute(db);
    expect(await withTransaction(db, readScratch)).toEqual([{ one: 1, two: 2, three: 3 }]);
  });
});

it('behind a pooler without prepared statements, queries still work', async () => {
  await withScratch(async (db) => {
    for (let time = 0; time < 4; time += 1) await readScratch(db);
    await poolOf(db).query('deallocate all');
    expect(await readScratch(db)).toEqual([{ one: 1 }]);
    expect(await withTransaction(db, readScratch)).toEqual([{ one: 1 }]);
    expect(await prepared(db)).toBe(0);
  });
});

it('the number of prepared statements is bounded, and neither DDL nor locks are prepared', () => {
  const statements = createPreparedStatements();
  const nameOf = (text: string, times: number) =>
    Array.from({ length: times }, () => statements.nameOf(text)).at(-1);
  expect(nameOf('lock table users', 1_000)).toBeUndefined();
  const given = Array.from({ length: 400 }, (_, number) => nameOf(`select ${number}`, 260)).filter(Boolean);
  expect(new Set(given).size).toBe(250);
  expect(nameOf('select 1', 1)).toBe(given[1]);
});

it('the more statements are prepared, the more uses the next one needs', () => {
  const statements = createPreparedStatements();
  const callsUntilNamed = (text: string) => {
    let calls = 1;
    while (statements.nameOf(text) === undefined) calls += 1;
    return calls;
  };
  expect([callsUntilNamed('select 1'), callsUntilNamed('select 2'), callsUntilNamed('select 3')]).toEqual([
    3, 4, 5,
  ]);
});
