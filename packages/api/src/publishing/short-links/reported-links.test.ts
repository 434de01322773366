import { makeMember } from '@guildhall/db/testing';
import { expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { findShortLink } from './short-links.queries.ts';

const api = testApi();

/** A link in a member's post, a member who reads it, and an administrator. */
async function linkInPost(url: string) {
  const { db, as } = api();
  const author = await makeMember(db, { firstName: 'Ben', lastName: 'Okafor' });
  const post = await (await as(author)).feed.create({ content: `Look: ${url}` });
  return {
    code: post.links[0]?.code ?? '',
    postId: post.id,
    reader: await as(await makeMember(db)),
    admin: await as(await makeMember(db, { role: 'admin' })),
  };
}

it('a member reports a short link, and an administrator who agrees takes it down', async () => {
  const { code, postId, reader, admin } = await linkInPost('https://bad.example.org/offer');
  expect(await reader.shortLinks.report({ code, reason: 'Asks for passwords' })).toEqual({
    code,
    reported: true,
  });

  const { items } = await admin.admin.reports.list({});
  const report = items.find(({ objectType }) => objectType === 'short_link');
  expect(report).toMatchObject({
    reason: 'Asks for passwords',
    object: { text: `/s/${code} → https://bad.example.org/offer`, author: 'Ben Okafor', isHidden: false },
  });
  await admin.admin.reports.decide({ id: report?.id ?? 0, decision: 'hide', message: 'Phishing.' });

  expect(await findShortLink(api().db, code)).toMatchObject({ takenDown: true });
  // The text stays, but no longer has a short link.
  expect(await reader.feed.get({ id: postId })).toMatchObject({
    content: 'Look: https://bad.example.org/offer',
    links: [],
  });
  await expect(reader.shortLinks.report({ code })).rejects.toMatchObject({ code: 'CONFLICT' });
});

it('a report that an administrator dismisses leaves the link unchanged', async () => {
  const { code, reader, admin } = await linkInPost('https://good.example.org/');
  await reader.shortLinks.report({ code });
  await reader.shortLinks.report({ code, reason: 'Again' });
  const { items } = await admin.admin.reports.list({});
  const mine = items.filter(({ object }) => object?.text.includes(code));
  expect(mine).toHaveLength(1);
  await admin.admin.reports.decide({ id: mine[0]?.id ?? 0, decision: 'dismiss' });
  expect(await findShortLink(api().db, code)).toMatchObject({ takenDown: false });
});

it('a visitor cannot report a link, and nobody can report one that does not exist', async () => {
  const { code, reader } = await linkInPost('https://other.example.org/');
  await expect(api().anonymous().shortLinks.report({ code })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  await expect(reader.shortLinks.report({ code: 'nowhere1' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(reader.shortLinks.report({ code: '../etc' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});
