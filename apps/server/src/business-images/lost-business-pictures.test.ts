import { expect, test } from 'vitest';
import { sql } from '@guildhall/db';
import { makeBusiness, makeMember } from '@guildhall/db/testing';
import { pictureTools } from '../../testing/picture-tools.ts';
import { testServer } from '../../testing/test-server.ts';

const server = testServer();
const { isThere, clean, upload, later } = pictureTools(server);

/** What the table says of a picture after the daily job: whether nothing uses it. */
async function isUnused(address: string): Promise<boolean> {
  await clean();
  const { unusedSince } = await server()
    .db.selectFrom('businessImages')
    .select('unusedSince')
    .where('address', '=', address)
    .executeTakeFirstOrThrow();
  return unusedSince !== null;
}

test.each([
  { lost: 'was deleted', table: 'businesses', column: 'deleted_at' },
  { lost: 'has lost its owner', table: 'users', column: 'erased_at' },
] as const)(
  'a picture of a business that $lost is removed four weeks later, and shown by nothing if the business comes back then',
  async ({ table, column }) => {
    const { db } = server();
    const admin = await server().signedIn(await makeMember(db, { role: 'admin' }));
    const member = await makeMember(db);
    const owner = await server().signedIn(member);
    const { id } = await makeBusiness(db, { ownerId: member.id });
    const logo = await upload(owner);
    const taken = await owner.json('PATCH', `/api/businesses/${id}`, {
      logo,
      images: [{ address: logo, alt: '' }],
    });
    expect(taken.status).toBe(200);
    const lose = (daysAgo: number) =>
      sql`update ${sql.table(table)} set ${sql.ref(column)} = now() - make_interval(days => ${daysAgo})
        where id = ${table === 'users' ? member.id : id}`.execute(db);

    await lose(13);
    expect(await isUnused(logo)).toBe(false);
    await lose(15);
    expect(await isUnused(logo)).toBe(true);
    await later(13 * 24);
    await clean();
    expect(isThere(logo)).toBe(true);
    await later(2 * 24);
    await clean();
    expect(isThere(logo)).toBe(false);

    const { status } = await (table === 'users'
      ? admin.json('PATCH', `/api/admin/businesses/${id}`, { ownerId: (await makeMember(db)).id })
      : admin.post(`/api/admin/businesses/${id}/restore`));
    expect(status).toBe(200);
    const back = await db
      .selectFrom('businesses')
      .select(['logo', 'images', 'deletedAt'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(back).toEqual({ logo: null, images: [], deletedAt: null });
  },
);
