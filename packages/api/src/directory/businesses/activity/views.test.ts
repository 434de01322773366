import { makeBusiness, makeMember } from '@guildhall/db/testing';
import { describe, expect, it, vi } from 'vitest';
import { testApi } from '../../../../testing/index.ts';

const api = testApi();
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';

async function viewsOf(id: number): Promise<number> {
  const { viewCount } = await api()
    .db.selectFrom('businesses')
    .select('viewCount')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return viewCount;
}

describe('views of a business', () => {
  it('count once per visitor and day, signed in or not', async () => {
    const { db, as, anonymous } = api();
    const { id, slug } = await makeBusiness(db);
    const ana = await as(await makeMember(db), { userAgent: BROWSER });
    await Promise.all(Array.from({ length: 10 }, () => ana.businesses.get({ slug })));
    for (const ip of ['198.51.100.1', '198.51.100.2', '198.51.100.1'])
      await anonymous({ userAgent: BROWSER, ip }).businesses.get({ slug });
    await vi.waitFor(async () => expect(await viewsOf(id)).toBe(3), 20_000);
  });

  it('count once a day for an address that sends forty user agents', async () => {
    const { db, anonymous } = api();
    const { id, slug } = await makeBusiness(db);
    for (let turn = 0; turn < 40; turn += 1)
      await anonymous({ userAgent: `${BROWSER} ${turn}`, ip: '198.51.100.1' }).businesses.get({ slug });
    // Comes last, so once it is counted, the others would have been.
    await anonymous({ userAgent: BROWSER, ip: '198.51.100.2' }).businesses.get({ slug });
    await vi.waitFor(async () => expect(await viewsOf(id)).toBe(2), 20_000);
  });

  it('do not count for the owner, administrators and bots', async () => {
    const { db, as, anonymous } = api();
    const { id, slug, ownerId } = await makeBusiness(db);
    const admin = await makeMember(db, { role: 'admin' });
    await (await as({ id: ownerId }, { userAgent: BROWSER })).businesses.get({ slug });
    await (await as(admin, { userAgent: BROWSER })).businesses.get({ slug });
    await anonymous({ userAgent: 'Googlebot/2.1' }).businesses.get({ slug });
    // Comes last, so once it is counted, the others would have been.
    await anonymous({ userAgent: BROWSER }).businesses.get({ slug });
    await vi.waitFor(async () => expect(await viewsOf(id)).toBe(1), 20_000);
  });

  it('store nothing that identifies the visitor', async () => {
    const { db, as } = api();
    const { id, slug } = await makeBusiness(db);
    const ana = await makeMember(db);
    await (await as(ana, { userAgent: BROWSER })).businesses.get({ slug });
    await vi.waitFor(async () => expect(await viewsOf(id)).toBe(1), 20_000);
    const { visitorHash } = await db
      .selectFrom('businessVisitors')
      .select('visitorHash')
      .where('businessId', '=', id)
      .executeTakeFirstOrThrow();
    expect(visitorHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('do not change when the business was last edited', async () => {
    const { db, anonymous } = api();
    const { id, slug } = await makeBusiness(db);
    const before = await anonymous({ userAgent: 'bot' }).businesses.get({ slug });
    await anonymous({ userAgent: BROWSER }).businesses.get({ slug });
    await vi.waitFor(async () => expect(await viewsOf(id)).toBe(1), 20_000);
    const after = await anonymous({ userAgent: 'bot' }).businesses.get({ slug });
    expect(after.updatedAt).toBe(before.updatedAt);
  });
});
