import { makeConnection, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';

const api = testApi();

describe('one’s connections', () => {
  it('can be read by last name, with open requests first, page by page', async () => {
    const { db, as } = api();
    const ana = await makeMember(db);
    const connect = async (lastName: string, status: 'accepted' | 'pending', mine = false) => {
      const other = await makeMember(db, { firstName: 'Kim', lastName });
      const [userId, connectedUserId] = mine ? [ana.id, other.id] : [other.id, ana.id];
      await makeConnection(db, { userId, connectedUserId, status });
      return lastName;
    };
    for (const name of ['Öz', 'Baker', 'Quinn']) await connect(name, 'accepted', name === 'Baker');
    await connect('Zimmer', 'pending');
    await connect('Yates', 'pending', true);
    const caller = await as(ana);

    const names: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof caller.connections.list>> = await caller.connections.list({
        sort: 'name',
        limit: 2,
        cursor,
      });
      names.push(...page.items.map(({ connectedUser }) => connectedUser.lastName));
      cursor = page.nextCursor;
    } while (cursor !== null);

    expect(names).toEqual(['Yates', 'Zimmer', 'Baker', 'Öz', 'Quinn']);
    await expect(caller.connections.list({ sort: 'name', cursor: 'no' })).rejects.toThrow(
      'This page link is not valid',
    );
  });
});
