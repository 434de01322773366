import { makeMember } from '@guildhall/db/testing';
import { sql } from '@guildhall/db';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { noteFailure, noteSuccess, openState } from './embeddings-state.commands.ts';
import { EmbeddingsError } from './embeddings-error.ts';
import { removeIneligible, storeVectors } from './member-vectors.commands.ts';
import { startEmbeddings } from './start-embeddings.ts';

const embeddings = { host: 'vectors.test', model: 'my-model' };
const api = testApi({ embeddings });
let admin: Awaited<ReturnType<ReturnType<typeof api>['as']>>;

beforeAll(async () => {
  admin = await api().as(await makeMember(api().db, { role: 'admin', suggestable: false }));
});
beforeEach(async () => {
  await sql`with vectors as (delete from ops.statement_vectors), states as (delete from ops.embeddings_state)
    update users set suggestable = false`.execute(api().db);
});

/** Stores vectors of the profile as it is read here, as the job does. */
async function embed({ id, version }: { id: number; version: number }): Promise<void> {
  const vectors = { dimension: 8, needs: 1, bytes: new Int8Array(16).fill(7) };
  const fresh = { id, version, textsHash: 'a'.repeat(64) };
  await storeVectors(api().db, fresh, vectors, { model: embeddings.model, dimension: 8 });
}

const held = async (userId: number) =>
  (await api().db.selectFrom('statementVectors').select('userId').where('userId', '=', userId).execute())
    .length;

const jobs = async () =>
  (
    await sql`select key from graphile_worker.jobs where task_identifier = 'embed-statements'`.execute(
      api().db,
    )
  ).rows;

describe('the embeddings service in the console', () => {
  it('shows how many members are done, of those who may be suggested, and what is wrong', async () => {
    const { db } = api();
    const [done] = [await makeMember(db), await makeMember(db), await makeMember(db, { isActive: false })];
    await openState(db, embeddings.model);
    await noteSuccess(db, 8);
    await embed(done);
    expect(await admin.admin.embeddings.status()).toMatchObject({
      ...embeddings,
      done: 1,
      total: 2,
      lastError: null,
      retryAt: null,
    });
    await noteFailure(db, new EmbeddingsError('vectors.test answered 500'), embeddings.model);
    expect(await admin.admin.embeddings.status()).toMatchObject({
      lastError: 'vectors.test answered 500',
      retryAt: expect.stringContaining('T'),
    });
  });

  it('counts nobody as done whose profile, or the model, changed since', async () => {
    const { db } = api();
    const member = await makeMember(db);
    await embed(member);
    await sql`update ops.statement_vectors set model = 'former'`.execute(db);
    expect(await admin.admin.embeddings.status()).toMatchObject({ done: 0, total: 1 });
    await embed(member);
    expect(await admin.admin.embeddings.status()).toMatchObject({ done: 1, total: 1 });
    await db.updateTable('users').set({ lookingFor: 'a cook' }).where('id', '=', member.id).execute();
    expect(await admin.admin.embeddings.status()).toMatchObject({ done: 0, total: 1 });
  });

  it('can be tried at once: it is due, whatever went wrong before, and it is audited', async () => {
    const { db } = api();
    await openState(db, embeddings.model);
    await noteSuccess(db, 8);
    await noteFailure(db, new EmbeddingsError('vectors.test answered 401'), embeddings.model);
    expect(await admin.admin.embeddings.tryNow()).toEqual({ isQueued: true });
    expect(await admin.admin.embeddings.tryNow()).toEqual({ isQueued: true });
    expect(await openState(db, embeddings.model)).toMatchObject({
      retryAt: null,
      failures: 0,
      dimension: null,
    });
    expect(await jobs()).toEqual([{ key: 'embed-statements' }]);
    const { items } = await admin.audit.list({ targetType: 'embeddings' });
    expect(items.at(-1)).toMatchObject({
      event: 'embeddings.tried',
      after: { model: 'my-model', reason: 'vectors.test answered 401' },
    });
  });

  it('is nobody else’s to see or try', async () => {
    const member = await api().as(await makeMember(api().db));
    await expect(member.admin.embeddings.status()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(member.admin.embeddings.tryNow()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is named to members by its host, and by nothing else', async () => {
    const member = await api().as(await makeMember(api().db));
    expect(await member.account.dataSharing()).toEqual({ embeddingsHost: 'vectors.test' });
  });
});

describe('stored vectors', () => {
  it('are never those of a profile that has changed, or of a member who is suggested to nobody', async () => {
    const { db } = api();
    const member = await makeMember(db);
    await embed({ ...member, version: member.version + 1 });
    expect(await held(member.id)).toBe(0);
    await embed(member);
    expect(await held(member.id)).toBe(1);
    await db.updateTable('users').set({ suggestable: false }).where('id', '=', member.id).execute();
    await removeIneligible(db, [member.id]);
    expect(await held(member.id)).toBe(0);
  });

  it('are not stored of a member whose deletion is under way', async () => {
    const { db } = api();
    const member = await makeMember(db);
    const leaving = await db.startTransaction().execute();
    await sql`update users set erased_at = now(), email = 'gone@deleted.invalid' where id = ${member.id}`.execute(
      leaving,
    );
    const stored = embed(member);
    await vi.waitFor(async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      expect(rows).toHaveLength(1);
    }, 20_000);
    await leaving.commit().execute();
    await stored;
    expect(await held(member.id)).toBe(0);
  });

  it('go with the account', async () => {
    const { db, as } = api();
    const member = await makeMember(db);
    await embed(member);
    await (await as(member)).account.delete({ password: 'correct horse' });
    expect(await held(member.id)).toBe(0);
  });

  it('are removed by the next start without a service', async () => {
    const { db, services } = api();
    const member = await makeMember(db);
    await openState(db, embeddings.model);
    await embed(member);
    const running = await startEmbeddings(db, null, services.log);
    await running.close();
    expect(await held(member.id)).toBe(0);
    expect(await db.selectFrom('embeddingsState').selectAll().execute()).toEqual([]);
  });
});
