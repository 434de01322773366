import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '@guildhall/db';
import { makeMember } from '@guildhall/db/testing';
import { testApi } from '../../../testing/index.ts';
import type { Caller } from '../../app.router.ts';
import { USER_FILTERS, USER_SORTS } from './users.schema.ts';

const api = testApi();
let users: Caller['admin']['users'];

beforeAll(async () => {
  const { db, as } = api();
  users = (await as(await makeMember(db, { role: 'admin' }))).admin.users;
  const companies = ['Zeta', 'alpha', null, 'Äpfel', 'alpha', ''];
  for (const [index, company] of companies.entries()) {
    const hasJoined = index % 2 === 0;
    const { id } = await makeMember(db, {
      company,
      location: companies.at(-index - 1) ?? null,
      lastName: `Sorted${index % 3}`,
      hasJoined,
      isActive: hasJoined && index !== 4,
      lastSeenAt: hasJoined ? new Date(2026, 10, 20 - index) : null,
      membershipExpiresOn: index < 3 ? `2026-1${index % 3}-01` : null,
    });
    if (index === 1) await db.insertInto('memberInvitations').values({ userId: id }).execute();
    if (index === 4)
      await sql`update users set suspended_until = '2099-01-01' where id = ${id}`.execute(api().db);
  }
});

type Input = Parameters<typeof users.list>[0];

async function pages(input: Input) {
  const found = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page: Awaited<ReturnType<typeof users.list>> = await users.list({ ...input, limit: 2, cursor });
    found.push(...page.items);
    cursor = page.nextCursor;
  }
  return found;
}

describe('the list of members', () => {
  it.each(USER_SORTS.flatMap((sort) => [[sort, 'asc'] as const, [sort, 'desc'] as const]))(
    'pages through everybody once, sorted by %s %s',
    async (sort, direction) => {
      const inPages = (await pages({ sort, sortOrder: direction })).map(({ id }) => id);
      const atOnce = (await users.list({ sort, sortOrder: direction, limit: 100 })).items.map(({ id }) => id);
      const opposite = direction === 'asc' ? 'desc' : 'asc';
      const backwards = (await users.list({ sort, sortOrder: opposite, limit: 100 })).items;
      expect(inPages).toEqual(atOnce);
      expect(new Set(inPages).size).toBe(inPages.length);
      expect(backwards.map(({ id }) => id).toReversed()).toEqual(atOnce);
    },
  );

  it('sorts words without case and accents, and what is blank comes last', async () => {
    const items = await pages({ sort: 'company', search: 'sorted' });
    expect(items.map(({ company }) => company || null)).toEqual([
      'alpha',
      'alpha',
      'Äpfel',
      'Zeta',
      null,
      null,
    ]);
    const ends = await pages({ sort: 'ends', search: 'sorted' });
    expect(ends.map(({ membershipExpiresOn }) => membershipExpiresOn)).toEqual([
      '2026-10-01',
      '2026-11-01',
      '2026-12-01',
      null,
      null,
      null,
    ]);
    const seen = await pages({ sort: 'lastSeen', search: 'sorted' });
    expect(seen.map(({ lastSeenAt }) => lastSeenAt !== null)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('counts for each filter what it lists, and tells invited from not invited', async () => {
    const counts = await users.counts({ search: 'sorted' });
    const listed: Record<string, number> = {};
    for (const filter of USER_FILTERS) listed[filter] = (await pages({ search: 'sorted', filter })).length;
    expect(counts).toEqual(listed);
    expect(counts).toMatchObject({ all: 6, invited: 1, notInvited: 2, notJoined: 3, suspended: 1 });
  });

  it('refuses the cursor of another order', async () => {
    const { nextCursor } = await users.list({ sort: 'company', limit: 1 });
    await expect(users.list({ sort: 'added', limit: 1, cursor: nextCursor })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });
});

describe('two administrators who edit one member', () => {
  it('lose nothing: the same field is refused with what it is now, another one is saved', async () => {
    const { id } = await makeMember(api().db, { company: 'Old Mill', skills: ['Bread', 'Cakes'], bio: null });
    const found = { company: 'Old Mill', skills: 'Bread, Cakes', bio: '' };
    await users.update({ id, company: 'New Mill', expected: found });
    await expect(users.update({ id, company: 'Other Mill', expected: found })).rejects.toMatchObject({
      code: 'CONFLICT',
      cause: { issues: [{ path: 'company', message: expect.stringContaining('New Mill') }] },
    });
    await users.update({ id, skills: ['Bread'], bio: 'Bakes', expected: found });
    expect(await users.get({ id })).toMatchObject({ company: 'New Mill', skills: ['Bread'], bio: 'Bakes' });
  });

  it('agree when both wrote the same, and who has seen the change replaces it', async () => {
    const { id } = await makeMember(api().db, { company: 'Old Mill' });
    await users.update({ id, company: 'New Mill' });
    await users.update({ id, company: 'New Mill', expected: { company: 'Old Mill' } });
    await users.update({ id, company: 'Third Mill', expected: {} });
    expect(await users.get({ id })).toMatchObject({ company: 'Third Mill' });
  });
});
