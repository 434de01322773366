import { makeArticle, makeBusiness, makeMember, makePost } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testServer } from '../../testing/test-server.ts';

const server = testServer();
const member = async () => server().signedIn(await makeMember(server().db));

describe('GET and POST /api/feed', () => {
  it('returns a bare list in the documented shape and the next cursor in a header', async () => {
    const ana = await member();
    for (const content of ['One', 'Two', 'Three']) {
      expect((await ana.post('/api/feed', { content, type: 'insight' })).status).toBe(201);
    }

    const first = await server().visitor().get('/api/feed?limit=2');
    expect(first.body).toMatchObject([
      {
        id: expect.any(Number),
        content: 'Three',
        type: 'insight',
        author: {
          name: expect.any(String),
          jobTitle: null,
          company: null,
          avatar: null,
          username: expect.any(String),
        },
        relativeTime: 'Just now',
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
        likes: 0,
        comments: 0,
        shares: 0,
      },
      { content: 'Two' },
    ]);
    const cursor = encodeURIComponent(first.headers.get('x-next-cursor') ?? '');
    const second = await server().visitor().get(`/api/feed?limit=2&cursor=${cursor}`);
    expect(second.body).toMatchObject([{ content: 'One' }]);
    expect(second.headers.get('x-next-cursor')).toBeNull();
  });

  it('rejects bad input with 400 and a sentence', async () => {
    const ana = await member();
    for (const body of [
      {},
      { content: ' ' },
      { content: 'x'.repeat(3_001) },
      { content: 'x', type: 'advert' },
    ]) {
      const { status, body: answer } = await ana.post('/api/feed', body);
      expect({ status, answer }).toEqual({
        status: 400,
        answer: expect.objectContaining({ message: expect.stringMatching(/./) }),
      });
    }
    expect((await server().visitor().get('/api/feed?limit=101')).status).toBe(400);
    expect((await server().visitor().get('/api/feed?cursor=nonsense')).status).toBe(400);
    expect((await server().visitor().get('/api/feed/abc')).status).toBe(400);
    expect((await server().visitor().get('/api/feed/2000000000')).status).toBe(404);
  });

  it('lets a member comment, edit, bookmark, share and report', async () => {
    const { db } = server();
    const ana = await member();
    const ben = await member();
    const { id } = (await ana.post('/api/feed', { content: 'Hello' })).body as { id: number };

    expect((await ben.post(`/api/feed/${id}/comments`, { content: 'Welcome' })).status).toBe(201);
    expect((await server().visitor().get(`/api/feed/${id}/comments`)).body).toMatchObject([
      { content: 'Welcome' },
    ]);
    expect((await ana.json('PATCH', `/api/feed/${id}`, { content: 'Hello all' })).body).toMatchObject({
      content: 'Hello all',
      edited: true,
    });
    expect((await ben.json('PUT', `/api/feed/${id}/bookmark`, { bookmarked: true })).body).toEqual({
      id,
      bookmarked: true,
    });
    expect((await server().visitor().post(`/api/feed/${id}/share`)).body).toEqual({ id, shares: 1 });
    expect((await ben.post(`/api/feed/${id}/report`, { reason: 'No' })).body).toEqual({ id, reported: true });
    expect((await ben.get('/api/saved/posts')).body).toMatchObject([
      { id, comments: 1, shares: 1, bookmarked: true },
    ]);
    await makePost(db);
    expect((await ben.get(`/api/feed/newer?afterId=${id}`)).body).toEqual({ count: 1 });
  });
});

describe('GET /api/articles', () => {
  it('returns the documented shape with both spellings, and the text to members only', async () => {
    const { db } = server();
    const made = await makeArticle(db, { title: 'Both spellings', isFeatured: true, tags: ['A'] });

    const visitor = server().visitor();
    const { body } = await visitor.get('/api/articles?search=both%20spellings&category=all');
    const shape = {
      id: made.id,
      slug: made.slug,
      title: 'Both spellings',
      author: 'The Editors',
      category: 'Business',
      tags: ['A'],
      heroImage: null,
      trending: false,
      is_featured: true,
      isFeatured: true,
      published_at: made.publishedAt?.toISOString(),
      publishedAt: made.publishedAt?.toISOString(),
      readTime: 1,
      isPublished: true,
      views: 0,
      engagement: 0,
    };
    expect(body).toEqual([expect.objectContaining(shape)]);
    expect(body).not.toEqual([expect.objectContaining({ content: expect.anything() })]);

    expect((await visitor.get(`/api/articles/${made.slug}`)).status).toBe(401);
    const ana = await member();
    expect((await ana.get(`/api/articles/${made.slug}`)).body).toMatchObject({
      ...shape,
      views: 1,
      content: made.content,
    });
    const missing = await ana.get('/api/articles/no-such-article');
    expect([missing.status, missing.body]).toEqual([
      404,
      { message: "The article you're looking for doesn't exist." },
    ]);
    expect((await ana.json('PUT', `/api/articles/${made.id}/like`, { liked: true })).body).toEqual({
      id: made.id,
      liked: true,
      likes: 1,
    });
  });
});

describe('POST /api/shorten and GET /api/search', () => {
  it('returns {shortUrl}, or an error with a sentence', async () => {
    const ana = await member();
    const { origin } = server();
    const { body } = await ana.post('/api/shorten', { url: 'https://rest.example.org/long' });
    expect(body).toEqual({ shortUrl: expect.stringMatching(new RegExp(`^${origin}/s/[0-9A-Za-z]{8}$`)) });
    expect((await ana.post('/api/shorten', { url: 'http://localhost/' })).body).toMatchObject({
      message: 'Addresses inside a private network cannot be shortened',
    });
    expect((await ana.post('/api/shorten', {})).status).toBe(400);
    expect(
      (await server().visitor().post('/api/shorten', { url: 'https://rest.example.org/long' })).status,
    ).toBe(401);
  });

  it('returns groups', async () => {
    const { db } = server();
    const { id } = await makeBusiness(db, { name: 'Quernstone Mills' });
    const { body } = await server().visitor().get('/api/search?q=quernst');
    expect(body).toMatchObject({ members: [], businesses: [{ id }], posts: [], articles: [] });
    expect((await server().visitor().get('/api/search?q=a&kind=secrets')).status).toBe(400);
  });
});
