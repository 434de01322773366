import { daysAgo, makeConnection, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { expirePending } from './connections.commands.ts';

const api = testApi();

/** Ana has sent Ben a request; Carl is a third member. */
async function asked() {
  const { db, as } = api();
  const [ana, ben, carl] = [await makeMember(db), await makeMember(db), await makeMember(db)];
  const { id } = await makeConnection(db, { userId: ana.id, connectedUserId: ben.id });
  return { db, ana, ben, carl, id, asAna: await as(ana), asBen: await as(ben), asCarl: await as(carl) };
}

describe('searching one’s connections', () => {
  it('finds them by the name, the company or the job title, with any accents, and nobody else', async () => {
    const { db, as } = api();
    const ana = await makeMember(db);
    const jose = await makeMember(db, { firstName: 'José', lastName: 'Núñez', company: 'Copper & Oak' });
    const mia = await makeMember(db, { firstName: 'Mia', lastName: 'Stone', jobTitle: 'Joiner' });
    await makeMember(db, { firstName: 'Jose', lastName: 'Stranger' });
    await makeConnection(db, { userId: ana.id, connectedUserId: jose.id, status: 'accepted' });
    await makeConnection(db, { userId: mia.id, connectedUserId: ana.id });
    const asAna = await as(ana);
    const found = async (search: string) =>
      (await asAna.connections.list({ search })).items.map(({ userId }) => userId);

    expect(await found('jose nunez')).toEqual([jose.id]);
    expect(await found('copper')).toEqual([jose.id]);
    expect(await found('JOINER')).toEqual([mia.id]);
    expect(await found('%')).toEqual([]);
    expect(await found('  ')).toHaveLength(2);
  });
});

describe('responding to a request', () => {
  it('connects the two on the day the receiver accepts', async () => {
    const { asAna, asBen, id, ana, ben } = await asked();

    const accepted = await asBen.connections.respond({ id, status: 'accepted' });

    expect(accepted).toMatchObject({
      status: 'accepted',
      userId: ana.id,
      can: { accept: false, remove: true },
    });
    expect(Date.now() - Date.parse(accepted.connectedSince)).toBeLessThan(60_000);
    expect((await asAna.connections.list({})).items).toMatchObject([
      { id, status: 'accepted', userId: ben.id },
    ]);
    expect(await asAna.dashboard.stats()).toMatchObject({ totalConnections: 1, newConnections: 1 });
  });

  it('shows a declined request as pending to the sender, and not at all to the receiver', async () => {
    const { asAna, asBen, id, ben, ana } = await asked();
    const before = await asAna.connections.list({});

    await asBen.connections.respond({ id, status: 'declined' });

    expect(await asAna.connections.list({})).toEqual(before);
    expect(await asAna.connections.withMember({ userId: ben.id })).toMatchObject({ status: 'pending_out' });
    expect((await asBen.connections.list({})).items).toEqual([]);
    expect(await asBen.connections.withMember({ userId: ana.id })).toMatchObject({ status: 'none' });
  });

  it('is not possible for the sender or a third member', async () => {
    const { asAna, asBen, asCarl, id } = await asked();

    for (const status of ['accepted', 'declined'] as const) {
      await expect(asAna.connections.respond({ id, status })).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(asCarl.connections.respond({ id, status })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(api().anonymous().connections.respond({ id, status })).rejects.toMatchObject({
        code: 'UNAUTHORIZED',
      });
    }
    await expect(asBen.connections.respond({ id, status: 'withdrawn' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(asCarl.connections.respond({ id: 999_999, status: 'accepted' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('gives the sender the same error whether the request was declined or not', async () => {
    const { asAna, asBen, id } = await asked();
    const attempts = async () =>
      Promise.all(
        (['accepted', 'declined', 'removed'] as const).map((status) =>
          asAna.connections.respond({ id, status }).catch((error: Error) => error.message),
        ),
      );
    const pending = await attempts();

    await asBen.connections.respond({ id, status: 'declined' });

    expect(await attempts()).toEqual(pending);
  });

  it('is possible only once', async () => {
    const { asBen, id } = await asked();
    await asBen.connections.respond({ id, status: 'accepted' });

    for (const status of ['accepted', 'declined'] as const) {
      await expect(asBen.connections.respond({ id, status })).rejects.toMatchObject({ code: 'CONFLICT' });
    }
  });

  it('is too late after 180 days, after a withdrawal and after the sender was deactivated', async () => {
    const { db, asBen, ben } = await asked();
    const old = await makeConnection(db, { connectedUserId: ben.id, createdAt: daysAgo(181) });
    const withdrawn = await makeConnection(db, { connectedUserId: ben.id, status: 'withdrawn' });
    const banned = await makeConnection(db, {
      connectedUserId: ben.id,
      userId: (await makeMember(db, { isActive: false })).id,
    });

    await expect(asBen.connections.respond({ id: old.id, status: 'accepted' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(asBen.connections.respond({ id: withdrawn.id, status: 'accepted' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(asBen.connections.respond({ id: banned.id, status: 'accepted' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('ends as either accepted or withdrawn when both happen at once', async () => {
    const { db, asAna, asBen, id } = await asked();

    const answers = await Promise.allSettled([
      asBen.connections.respond({ id, status: 'accepted' }),
      asAna.connections.respond({ id, status: 'withdrawn' }),
    ]);

    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { status } = await db
      .selectFrom('connections')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(['accepted', 'withdrawn']).toContain(status);
  });
});

describe('ending', () => {
  it('lets the sender withdraw a pending request, and nothing else', async () => {
    const { asAna, asBen, id } = await asked();

    await asAna.connections.respond({ id, status: 'withdrawn' });

    expect((await asAna.connections.list({})).items).toEqual([]);
    expect((await asBen.connections.list({})).items).toEqual([]);
    await expect(asAna.connections.respond({ id, status: 'withdrawn' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('lets either side remove a connection', async () => {
    for (const remover of ['asAna', 'asBen'] as const) {
      const members = await asked();
      const { id, asAna, asBen } = members;
      await expect(asAna.connections.respond({ id, status: 'removed' })).rejects.toMatchObject({
        code: 'CONFLICT',
      });
      await asBen.connections.respond({ id, status: 'accepted' });

      await members[remover].connections.respond({ id, status: 'removed' });

      expect((await asAna.connections.list({})).items).toEqual([]);
      expect((await asBen.connections.list({})).items).toEqual([]);
    }
  });

  it('expires requests without a reply for 180 days', async () => {
    const { db, id } = await asked();
    const old = await makeConnection(db, { createdAt: daysAgo(181) });

    expect(await expirePending(db)).toBeGreaterThanOrEqual(1);

    const rows = await db
      .selectFrom('connections')
      .select(['id', 'status'])
      .where('id', 'in', [id, old.id])
      .execute();
    expect(new Map(rows.map((row) => [row.id, row.status]))).toEqual(
      new Map([
        [id, 'pending'],
        [old.id, 'expired'],
      ]),
    );
  });
});

describe('the list', () => {
  it('holds both directions, newest first, page by page, and each row once', async () => {
    const { db, as } = api();
    const ana = await makeMember(db);
    const made = [];
    for (let at = 0; at < 12; at += 1) {
      made.push(
        await makeConnection(db, {
          [at % 2 ? 'userId' : 'connectedUserId']: ana.id,
          status: at % 3 ? 'accepted' : 'pending',
          createdAt: daysAgo(20 - Math.floor(at / 2)),
        }),
      );
    }
    const caller = await as(ana);

    const seen: number[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof caller.connections.list>> = await caller.connections.list({
        limit: 5,
        cursor,
      });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);

    expect(seen).toEqual(made.toReversed().map(({ id }) => id));
    expect((await caller.connections.list({ status: 'pending', asked: 'incoming' })).items).toHaveLength(2);
    expect((await caller.connections.list({ status: 'accepted' })).items).toHaveLength(8);
  });

  it('leaves out ended rows and deactivated members, and contains no email or phone', async () => {
    const { db, as } = api();
    const ana = await makeMember(db);
    for (const status of ['declined', 'withdrawn', 'removed', 'expired'] as const)
      await makeConnection(db, { connectedUserId: ana.id, status });
    await makeConnection(db, {
      connectedUserId: ana.id,
      userId: (await makeMember(db, { isActive: false })).id,
      status: 'accepted',
    });
    const shown = await makeConnection(db, { connectedUserId: ana.id, status: 'accepted' });

    const { items } = await (await as(ana)).connections.list({});

    expect(items.map(({ id }) => id)).toEqual([shown.id]);
    expect(JSON.stringify(items)).not.toMatch(/email|phone|@test/);
  });

  it('is closed to visitors', async () => {
    await expect(api().anonymous().connections.list({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });
});

describe('the relation to one member', () => {
  it('is described for each side, with the allowed actions', async () => {
    const { asAna, asBen, asCarl, ana, ben, id } = await asked();

    expect(await asAna.connections.withMember({ userId: ana.id })).toMatchObject({
      status: 'self',
      can: { block: false },
    });
    expect(await asAna.connections.withMember({ userId: ben.id })).toMatchObject({
      status: 'pending_out',
      connectionId: id,
      can: { request: false, withdraw: true, accept: false },
    });
    expect(await asBen.connections.withMember({ userId: ana.id })).toMatchObject({
      status: 'pending_in',
      can: { accept: true, decline: true, withdraw: false },
    });
    expect(await asCarl.connections.withMember({ userId: ana.id })).toMatchObject({
      status: 'none',
      connectionId: null,
      can: { request: true, block: true },
    });
    await asBen.connections.respond({ id, status: 'accepted' });
    expect(await asAna.connections.withMember({ userId: ben.id })).toMatchObject({
      status: 'connected',
      can: { remove: true },
    });
    await expect(asAna.connections.withMember({ userId: 999_999 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
