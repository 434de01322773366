import { makeMember, testDatabase } from '@guildhall/db/testing';
import { sql } from '@guildhall/db';
import { expect, test } from 'vitest';
import { refreshDerived } from '../profile/derived.commands.ts';
import { memberIndexOf, startMemberIndexer } from './member-indexer.ts';
import { recommend } from './recommendations.queries.ts';

const database = testDatabase();
const quiet = { info() {}, warn() {}, error() {} };

/** So many members with the same profile, seen so many days ago. */
async function addMany(count: number, seenDaysAgo: number, profile: Parameters<typeof makeMember>[1]) {
  const db = database();
  const { id } = await makeMember(db, profile);
  await refreshDerived(db, id);
  await sql`
    insert into users (email, password, first_name, last_name, job_title, services_offered, location,
      search_terms, seek_terms, reading, reading_version, last_seen_at)
    select 'copy-' || users.id || '-' || n || '@test.test', password, first_name, last_name, job_title,
      services_offered, location, search_terms, seek_terms, reading, reading_version,
      now() - make_interval(days => ${seenDaysAgo})
    from users, generate_series(2, ${count}::int) as n where users.id = ${id}`.execute(db);
}

test('of many who do what is needed, those of the same city are found, however long ago they were here', async () => {
  const db = database();
  const jobTitle = 'Plumber';
  await addMany(8, 200, { jobTitle, location: 'Lisbon, Portugal' });
  await addMany(700, 1, { jobTitle, location: 'Porto, Portugal' });
  await addMany(60, 1, { jobTitle: 'Harpist', location: 'Lisbon, Portugal' });
  await sql`analyze users`.execute(db);
  const viewer = await makeMember(db, { lookingFor: 'a plumber', location: 'Lisbon, Portugal' });
  await refreshDerived(db, viewer.id);
  const suggested = async () =>
    (await recommend(db, viewer.id, { limit: 6 })).map(({ member, match }) => [
      member.jobTitle,
      match.reasons.at(-1),
    ]);
  const expected = Array.from({ length: 6 }, () => [jobTitle, 'Also in Lisbon']);
  expect(await suggested()).toEqual(expected);

  const indexer = startMemberIndexer(db, quiet, { membersMin: 0 });
  await indexer.whenIdle();
  expect(memberIndexOf(db)?.size).toBeGreaterThan(700);
  expect(await suggested()).toEqual(expected);
  await indexer.close();
});
