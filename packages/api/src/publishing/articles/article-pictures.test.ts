import { makeMember } from '@guildhall/db/testing';
import { expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { registerPicture, removeUnusedPictures } from '../../files/uploads/pictures.commands.ts';

const api = testApi();

let uploads = 0;
async function upload(): Promise<string> {
  uploads += 1;
  const address = `/business-images/${String(uploads).padStart(8, 'a')}-400x300-336699336699336699336699.webp`;
  await registerPicture(api().db, address, null);
  return address;
}

const unused = async (address: string) => {
  await removeUnusedPictures(api().db);
  const { unusedSince } = await api()
    .db.selectFrom('businessImages')
    .select('unusedSince')
    .where('address', '=', address)
    .executeTakeFirstOrThrow();
  return unusedSince !== null;
};

it('a picture in an article reaches its readers, and is unused once the text no longer shows it', async () => {
  const admin = await api().as(await makeMember(api().db, { role: 'admin' }));
  const reader = await api().as(await makeMember(api().db));
  const address = await upload();
  const { id, slug } = await admin.articles.create({
    title: 'Leaving the bench',
    author: 'The Editors',
    content: `Before\n\n![A plane](${address} "In the workshop")\n\nAfter`,
  });

  const { body } = await reader.articles.get({ slug });
  expect(body).toContainEqual({ type: 'picture', address, alt: 'A plane', caption: 'In the workshop' });
  expect(await unused(address)).toBe(false);

  await admin.articles.update({ id, content: 'Before\n\nAfter' });
  expect(await unused(address)).toBe(true);
});

it('an address that nobody uploaded is refused, and the text of before stays', async () => {
  const admin = await api().as(await makeMember(api().db, { role: 'admin' }));
  const article = { title: 'Refused', author: 'The Editors', content: 'Before' };
  const { id, slug } = await admin.articles.create(article);
  const content = '![x](/business-images/00000000-400x300-336699336699336699336699.webp)';

  const own = await upload();
  const both = `![mine](${own})\n\n${content}`;
  const message =
    'The picture /business-images/00000000-400x300-336699336699336699336699.webp no longer exists. Please upload it again.';
  await expect(admin.articles.update({ id, content: both })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    message,
    cause: { issues: [{ path: 'content', message }] },
  });
  await expect(admin.articles.create({ ...article, content })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect((await admin.articles.get({ slug })).content).toBe('Before');
});

it('more than a hundred pictures are refused, and a hundred are taken', async () => {
  const admin = await api().as(await makeMember(api().db, { role: 'admin' }));
  const addresses: string[] = [];
  while (addresses.length < 101) addresses.push(await upload());
  const contentOf = (count: number) =>
    addresses
      .slice(0, count)
      .map((address) => `![x](${address})`)
      .join('\n\n');
  const article = { title: 'An album', author: 'The Editors' };
  await expect(admin.articles.create({ ...article, content: contentOf(101) })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    message: 'An article can show at most 100 pictures',
  });
  await admin.articles.create({ ...article, content: contentOf(100) });
  expect(await unused(addresses[99] ?? '')).toBe(false);
});
