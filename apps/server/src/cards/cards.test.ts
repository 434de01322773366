import { makeArticle, makeBusiness, makeMember, makePost } from '@guildhall/db/testing';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { testServer } from '../../testing/test-server.ts';

// Starting the process that draws takes a second or more on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const server = testServer({ settings: { TRUST_PROXY: '127.0.0.1' } });

const request = (path: string, headers: Record<string, string> = {}) => server().visitor().get(path, headers);

async function drawn(path: string) {
  const answer = await fetch(server().origin + path);
  const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  return { status: answer.status, type: answer.headers.get('content-type'), width, height, format };
}

const CARD = { status: 200, type: 'image/png', width: 1_200, height: 630, format: 'png' };

describe('the card', () => {
  test('of a member is drawn, whatever they are called', async () => {
    const member = await makeMember(server().db, { firstName: 'Łukasz 🎉', lastName: "O'Brien <b>" });
    expect(await drawn(`/cards/members/${member.username}.png`)).toEqual(CARD);
  });

  test('of a business, an article and a post is drawn', async () => {
    const { db } = server();
    const [business, article, post] = [
      await makeBusiness(db),
      await makeArticle(db),
      await makePost(db, { content: '**Bold** news' }),
    ];
    expect(await drawn(`/cards/businesses/${business.slug}.png`)).toEqual(CARD);
    expect(await drawn(`/cards/news/${article.slug}.png`)).toEqual(CARD);
    expect(await drawn(`/cards/posts/${post.id}.png`)).toEqual(CARD);
  });

  test('of a name in another script is the card of the community', async () => {
    const member = await makeMember(server().db, { firstName: 'Нина', lastName: 'Петрова' });
    const { status, headers } = await request(`/cards/members/${member.username}.png`);
    expect([status, headers.get('location')]).toEqual([302, '/card.png']);
  });

  test('is not sent again until what it shows has changed', async () => {
    const member = await makeMember(server().db, { firstName: 'Ada' });
    const path = `/cards/members/${member.username}.png`;
    const etag = (await request(path)).headers.get('etag') ?? '';
    const again = () => request(path, { 'if-none-match': etag });
    expect((await again()).status).toBe(304);
    await server().db.updateTable('users').set({ firstName: 'Grace' }).where('id', '=', member.id).execute();
    expect((await again()).status).toBe(200);
  });
});

describe('cards that are drawn for one address', () => {
  test('wait in a small number, so that others get theirs', async () => {
    const posts = await Promise.all(Array.from({ length: 12 }, () => makePost(server().db)));
    const statusFor = async (from: string, { id }: { id: number }) =>
      (await request(`/cards/posts/${id}.png`, { 'x-forwarded-for': from })).status;
    const [last, ...first] = posts;
    if (!last) throw new Error('A post was expected');
    const greedy = Promise.all(first.map((post) => statusFor('203.0.113.7', post)));
    expect(await statusFor('198.51.100.8', last)).toBe(200);
    const statuses = await greedy;
    expect(statuses.slice(0, 3)).toContain(200);
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(3);
  });
});

describe('what visitors cannot see has no card', () => {
  test('another spelling of the number of a post', async () => {
    const { id } = await makePost(server().db);
    for (const spelling of [`0x${id.toString(16)}`, `%20${id}`, `0${id}`, `${id}e0`, `+${id}`])
      expect((await request(`/cards/posts/${spelling}.png`)).status).toBe(404);
  });

  test('a deactivated member', async () => {
    const member = await makeMember(server().db, { isActive: false });
    expect((await request(`/cards/members/${member.username}.png`)).status).toBe(404);
  });

  test('an article that is not published, a deleted post, a hidden business', async () => {
    const { db } = server();
    const article = await makeArticle(db, { isPublished: false });
    const post = await makePost(db, { deletedAt: new Date() });
    const business = await makeBusiness(db, { isActive: false });
    for (const path of [`news/${article.slug}`, `posts/${post.id}`, `businesses/${business.slug}`])
      expect((await request(`/cards/${path}.png`)).status).toBe(404);
  });

  test.each(['members/nobody.png', 'others/1.png', 'posts/x.png', 'posts/99999999999.png', 'members/a.gif'])(
    '%s',
    async (path) => {
      expect((await request(`/cards/${path}`)).status).toBe(404);
    },
  );
});
