import { expect, it } from 'vitest';

import { testDatabase } from '../testing/index.ts';
import { type Database, createDatabase, poolOf, sql, withTransaction } from './index.ts';
import { createStatementNames } from './prepared-statements.ts';

const database = testDatabase();

/** A pool of one connection, so that each statement meets what the one before left behind. */
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

it('what is asked for the third time is planned once and for all', async () => {
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

it('a column that a migration adds is read by who reads all of them, at once and in a transaction', async () => {
  await withScratch(async (db) => {
    for (let time = 0; time < 4; time += 1) await readScratch(db);
    await sql`alter table scratch add column two int default 2`.execute(db);
    expect(await readScratch(db)).toEqual([{ one: 1, two: 2 }]);
    for (let time = 0; time < 4; time += 1) await readScratch(db);
    await sql`alter table scratch add column three int default 3`.execute(db);
    expect(await withTransaction(db, readScratch)).toEqual([{ one: 1, two: 2, three: 3 }]);
  });
});

it('behind a pooler that keeps no prepared statements, everything is answered', async () => {
  await withScratch(async (db) => {
    for (let time = 0; time < 4; time += 1) await readScratch(db);
    await poolOf(db).query('deallocate all');
    expect(await readScratch(db)).toEqual([{ one: 1 }]);
    expect(await withTransaction(db, readScratch)).toEqual([{ one: 1 }]);
    expect(await prepared(db)).toBe(0);
  });
});

it('names go to a bounded number of statements, and to none that define or lock something', () => {
  const names = createStatementNames();
  const nameOf = (text: string, times: number) => Array.from({ length: times }, () => names.of(text)).at(-1);
  expect(nameOf('lock table users', 1_000)).toBeUndefined();
  const given = Array.from({ length: 400 }, (_, number) => nameOf(`select ${number}`, 260)).filter(Boolean);
  expect(new Set(given).size).toBe(250);
  expect(nameOf('select 1', 1)).toBe(given[1]);
});

it('the more names there are, the more often a statement must come to be given one', () => {
  const names = createStatementNames();
  const callsUntilNamed = (text: string) => {
    let calls = 1;
    while (names.of(text) === undefined) calls += 1;
    return calls;
  };
  expect([callsUntilNamed('select 1'), callsUntilNamed('select 2'), callsUntilNamed('select 3')]).toEqual([
    3, 4, 5,
  ]);
});
