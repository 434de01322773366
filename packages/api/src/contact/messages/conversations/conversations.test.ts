import { makeBusiness, makeConnection, makeMember, makeMessage } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../../testing/index.ts';

const api = testApi();

const connected = async (one: { id: number }, other: { id: number }) =>
  makeConnection(api().db, { userId: one.id, connectedUserId: other.id, status: 'accepted' });

describe('whom a new message is for', () => {
  it('offers the connections of both directions by name, and nobody else', async () => {
    const { db, as } = api();
    const ana = await makeMember(db, { firstName: 'Ana', lastName: 'Duarte' });
    const zoe = await makeMember(db, { firstName: 'Zoë', lastName: 'Campbell' });
    const ben = await makeMember(db, { firstName: 'Ben', lastName: 'Zoellner' });
    const asked = await makeMember(db, { firstName: 'Zoey', lastName: 'Asked' });
    await makeMember(db, { firstName: 'Zoey', lastName: 'Stranger' });
    await connected(ana, zoe);
    await connected(ben, ana);
    await makeConnection(db, { userId: ana.id, connectedUserId: asked.id, status: 'pending' });
    const caller = await as(ana);
    const namesOf = async (q: string) =>
      (await caller.messages.conversations.recipients({ q })).map(({ name }) => name);
    expect(await namesOf('')).toEqual(['Ben Zoellner', 'Zoë Campbell']);
    expect(await namesOf('zoe')).toEqual(['Ben Zoellner', 'Zoë Campbell']);
    expect(await namesOf('camp ZO')).toEqual(['Zoë Campbell']);
    expect(await namesOf('ellner')).toEqual([]);
    expect(await namesOf('%')).toEqual([]);
  });

  it('leaves out who is deactivated, and who has blocked or is blocked', async () => {
    const { db, as } = api();
    const [ana, gone, blocked, blocker] = await Promise.all([1, 2, 3, 4].map(() => makeMember(db)));
    if (!ana || !gone || !blocked || !blocker) throw new Error('no members');
    for (const other of [gone, blocked, blocker]) await connected(ana, other);
    const caller = await as(ana);
    await caller.connections.block({ userId: blocked.id });
    await (await as(blocker)).connections.block({ userId: ana.id });
    expect(await caller.messages.conversations.recipients({})).toMatchObject([{ id: gone.id }]);
    await db.updateTable('users').set({ isActive: false }).where('id', '=', gone.id).execute();
    expect(await caller.messages.conversations.recipients({})).toEqual([]);
  });
});

describe('how many conversations have something new', () => {
  it('counts conversations, not messages, apart from requests', async () => {
    const { db, as } = api();
    const [ana, ben, stranger] = [await makeMember(db), await makeMember(db), await makeMember(db)];
    await connected(ana, ben);
    const caller = await as(ana);
    const unread = () => caller.messages.conversations.unread();
    expect(await unread()).toEqual({ conversations: 0, requests: 0 });
    for (const content of ['One', 'Two']) await (await as(ben)).messages.send({ toUserId: ana.id, content });
    await (await as(stranger)).messages.send({ toUserId: ana.id, content: 'We have not met' });
    expect(await unread()).toEqual({ conversations: 1, requests: 1 });
    await caller.messages.send({ toUserId: stranger.id, content: 'Then it is time' });
    expect(await unread()).toEqual({ conversations: 2, requests: 0 });
    await caller.messages.markThreadRead({ userId: ben.id });
    expect(await unread()).toEqual({ conversations: 1, requests: 0 });
    expect(await (await as(ben)).messages.conversations.unread()).toEqual({ conversations: 0, requests: 0 });
  });

  it('counts and lists a question to a business among its owner’s conversations', async () => {
    const { db, as } = api();
    const { id, ownerId } = await makeBusiness(db);
    const ana = await makeMember(db);
    await (await as(ana)).businesses.contact({ id, content: 'Do you bake for weddings?' });
    const owner = await as({ id: ownerId });
    expect(await owner.messages.conversations.unread()).toEqual({ conversations: 1, requests: 0 });
    expect((await owner.messages.threads({ box: 'requests' })).items).toEqual([]);
    const [thread] = (await owner.messages.threads({ box: 'inbox' })).items;
    expect(thread).toMatchObject({ person: { id: ana.id }, request: 'incoming' });
  });

  it('leaves out members with a block in either direction, as the lists do', async () => {
    const { db, as } = api();
    const [ana, ben] = [await makeMember(db), await makeMember(db)];
    await makeMessage(db, { senderId: ben.id, recipientId: ana.id });
    const caller = await as(ana);
    expect(await caller.messages.conversations.unread()).toEqual({ conversations: 1, requests: 0 });
    await (await as(ben)).connections.block({ userId: ana.id });
    expect(await caller.messages.conversations.unread()).toEqual({ conversations: 0, requests: 0 });
  });
});

describe('searching messages', () => {
  /** Ana and Ben, who are connected and have written. */
  async function correspondence() {
    const { db, as } = api();
    const ana = await makeMember(db, { firstName: 'Ana', lastName: 'Duarte' });
    const ben = await makeMember(db, { firstName: 'Ben', lastName: 'Saucedo' });
    await connected(ana, ben);
    const [one, other] = [await as(ana), await as(ben)];
    for (const content of ['A **recipe** for hot sauce', 'And no label'])
      await other.messages.send({ toUserId: ana.id, content });
    const asked = await one.messages.send({ toUserId: ben.id, content: 'Is the name as hot as the Saucé?' });
    const search = async (q: string, caller = one) => caller.messages.conversations.search({ q });
    return { db, as, ana, ben, one, other, asked, search };
  }

  it('finds what one wrote and received, newest first, with the words marked and the member', async () => {
    const { ben, search, other } = await correspondence();
    const found = await search('sauce');
    expect(found.items).toMatchObject([
      {
        isMine: true,
        person: { id: ben.id },
        snippet: [
          { text: 'Is the name as hot as the ', isMatch: false },
          { text: 'Saucé', isMatch: true },
          { text: '?', isMatch: false },
        ],
      },
      { isMine: false, snippet: [{ text: 'A recipe for hot ' }, { text: 'sauce', isMatch: true }] },
    ]);
    expect(found.people).toMatchObject([{ name: 'Ben Saucedo' }]);
    expect((await search('hot sau')).items).toHaveLength(2);
    expect((await search('sauce label')).items).toEqual([]);
    expect((await search('sauce', other)).items).toHaveLength(2);
    expect((await search('duar', other)).people).toMatchObject([{ name: 'Ana Duarte' }]);
    expect(await search('& ! (')).toEqual({ people: [], items: [], nextCursor: null });
  });

  it('never finds messages of others, not even by the way they are indexed', async () => {
    const { as, db, ana, ben, search } = await correspondence();
    const stranger = await as(await makeMember(db));
    for (const q of ['sauce', `@${ana.id}`, `${ben.id}`, `'@${ana.id}' | sauce`])
      expect(await search(q, stranger)).toEqual({ people: [], items: [], nextCursor: null });
  });

  it('does not find what was taken back, deleted with an account, or what a block hides', async () => {
    const { db, ana, ben, one, other, asked, search } = await correspondence();
    await one.messages.delete({ id: asked.id });
    expect((await search('sauce')).items).toHaveLength(1);
    expect((await search('deleted')).items).toEqual([]);
    await other.connections.block({ userId: ana.id });
    expect(await search('sauce')).toEqual({ people: [], items: [], nextCursor: null });
    expect(await search('sauce', other)).toEqual({ people: [], items: [], nextCursor: null });
    await other.connections.unblock({ userId: ana.id });
    await db.updateTable('users').set({ isActive: false }).where('id', '=', ben.id).execute();
    expect((await search('sauce')).items).toHaveLength(1);
  });

  it('pages through all of them, each once', async () => {
    const { ana, ben, db, one } = await correspondence();
    await Promise.all(
      Array.from({ length: 11 }, () =>
        makeMessage(db, { senderId: ben.id, recipientId: ana.id, content: 'Flour again' }),
      ),
    );
    const ids: number[] = [];
    let cursor: string | null = null;
    do {
      const page: { items: { id: number }[]; nextCursor: string | null } =
        await one.messages.conversations.search({ q: 'flour', limit: 4, cursor });
      ids.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(new Set(ids).size).toBe(11);
    expect(ids).toHaveLength(11);
  });

  it('opens the conversation at a message, with newer and older ones around', async () => {
    const { ana, ben, db, one, as } = await correspondence();
    const sent: number[] = [];
    for (let index = 0; index < 12; index += 1)
      sent.push((await makeMessage(db, { senderId: ben.id, recipientId: ana.id, content: `${index}` })).id);
    const pageAt = (at: number | undefined, cursor?: string | null) =>
      one.messages.thread({ userId: ben.id, limit: 6, ...(at && { at }), cursor });
    const middle = await pageAt(sent[5]);
    expect(middle.messages.map(({ content }) => content)).toEqual(['7', '6', '5', '4', '3', '2']);
    expect(middle.hasNewer).toBe(true);
    const older = await pageAt(sent[5], middle.nextCursor);
    expect(older.messages.map(({ content }) => content).slice(0, 2)).toEqual(['1', '0']);
    const newest = await pageAt(sent[11]);
    expect(newest.messages[0]?.content).toBe('11');
    expect(newest.hasNewer).toBe(false);
    const unknown = await makeMessage(db, { senderId: ben.id, recipientId: (await makeMember(db)).id });
    expect((await pageAt(unknown.id)).messages[0]?.content).toBe('11');
    const stranger = await as(await makeMember(db));
    expect((await stranger.messages.thread({ userId: ben.id, at: sent[5] })).messages).toEqual([]);
  });
});
