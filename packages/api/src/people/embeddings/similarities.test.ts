import { makeMember, testDatabase } from '@guildhall/db/testing';
import { sql } from '@guildhall/db';
import { memberVectors } from '@guildhall/matching';
import { beforeEach, expect, it } from 'vitest';
import { readUnreadProfiles } from '../profile/derived.commands.ts';
import { startMemberIndexer } from '../recommendations/member-indexer.ts';
import { findMatch, recommend } from '../recommendations/recommendations.queries.ts';
import { noteScale, noteSuccess, openState } from './embeddings-state.commands.ts';
import { storeVectors } from './member-vectors.commands.ts';
import { forgetCurrentModel } from './similarities.queries.ts';

const database = testDatabase();
const model = 'my-model';
const NUMBERS = 8;

type Person = { id: number; version: number };
let viewer: Person;
let near: Person;
let far: Person;

/** Two who fit alike by the shipped vectors; the lower id comes first. */
beforeEach(async () => {
  const db = database();
  await sql`with vectors as (delete from ops.statement_vectors), states as (delete from ops.embeddings_state)
    update users set suggestable = false`.execute(db);
  forgetCurrentModel(db);
  viewer = await makeMember(db, { lookingFor: 'a carpenter' });
  far = await makeMember(db, { servicesOffered: 'carpentry' });
  near = await makeMember(db, { servicesOffered: 'carpentry' });
  await sql`update users set suggestable = true where id = ${viewer.id}`.execute(db);
  await readUnreadProfiles(db);
  for (const person of [viewer, far, near])
    Object.assign(
      person,
      await db.selectFrom('users').select('version').where('id', '=', person.id).executeTakeFirstOrThrow(),
    );
});

/** Vectors by which `near` offers what the viewer needs, and `far` nothing like it. */
async function embed(dimension = NUMBERS): Promise<void> {
  const db = database();
  await openState(db, model);
  await noteSuccess(db, dimension);
  await noteScale(db, { mean: 0.1, deviation: 0.18 });
  const store = async ({ id, version }: Person, needs: string[], offers: string[], at: number) => {
    const weighted = (text: string) => ({ text, weight: 1 });
    const texts = { needs: needs.map(weighted), offers: offers.map(weighted) };
    const direction = Array.from({ length: dimension }, (_, place) => (place === at ? 1 : 0));
    const fresh = { id, version, textsHash: 'a'.repeat(64) };
    await storeVectors(
      db,
      fresh,
      memberVectors(texts, () => direction),
      { model, dimension },
    );
  };
  await store(viewer, ['a carpenter'], [], 0);
  await store(near, [], ['carpentry'], 0);
  await store(far, [], ['carpentry'], 1);
  forgetCurrentModel(db);
}

const order = async () =>
  (await recommend(database(), viewer.id, { limit: 6 })).map(({ member }) => member.id);

it('vectors of an embeddings service order members whom the shipped ones hold for equal', async () => {
  expect(await order()).toEqual([far.id, near.id]);
  await embed();
  expect(await order()).toEqual([near.id, far.id]);
});

it('the order is the same from the member index, and each score that of the pair alone', async () => {
  const db = database();
  await embed();
  const indexer = startMemberIndexer(db, { info() {}, warn() {}, error() {} }, { membersMin: 0 });
  await indexer.whenIdle();
  const recommended = await recommend(db, viewer.id, { limit: 6 });
  await indexer.close();
  expect(recommended.map(({ member }) => member.id)).toEqual([near.id, far.id]);
  for (const { member, match } of recommended)
    expect(match.score).toBe((await findMatch(db, viewer.id, member.id))?.score);
  const [first, second] = recommended.map(({ match }) => match);
  expect(first?.score).toBeGreaterThan(second?.score ?? 100);
  expect(first?.reasons).toEqual(['You look for “a carpenter”. Member offers “carpentry”.']);
});

it('vectors of a former profile, another model or another dimension change nothing', async () => {
  const db = database();
  const before = await order();
  await embed();
  await sql`update ops.statement_vectors set member_version = 0
    where user_id = ${viewer.id}`.execute(db);
  expect(await order()).toEqual(before);
  await embed();
  await sql`update ops.statement_vectors set model = 'another'`.execute(db);
  expect(await order()).toEqual(before);
  await embed();
  await noteSuccess(db, NUMBERS + 1);
  forgetCurrentModel(db);
  expect(await order()).toEqual(before);
});

it('a viewer who wants to be suggested to nobody sees the order of the shipped vectors', async () => {
  const db = database();
  const before = await order();
  await embed();
  await sql`delete from ops.statement_vectors where user_id = ${viewer.id}`.execute(db);
  expect(await order()).toEqual(before);
});
