import { makeArticle } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { escapeHtml } from '@guildhall/markdown';
import { testServer } from '../../testing/test-server.ts';

const server = testServer();

describe('/news/feed.xml', () => {
  it('lists the latest articles with their summaries, not their texts', async () => {
    const { db, origin } = server();
    await makeArticle(db, {
      title: 'Bread & <b>butter</b> ]]> \u0001',
      slug: 'bread',
      summary: 'What "we" eat',
      content: 'For members only',
      tags: ['Food'],
      publishedAt: new Date('2026-11-20T10:00:00Z'),
    });
    await makeArticle(db, { title: 'A draft', isPublished: false });

    const { status, headers, text } = await server().visitor().get('/news/feed.xml');

    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(text).toContain('<rss version="2.0"');
    expect(text).toContain(`<link>${origin}/news/bread</link>`);
    expect(text).toContain('What &quot;we&quot; eat');
    expect(text).toContain('<category>Food</category>');
    expect(text).toContain('<pubDate>Fri, 20 Nov 2026 10:00:00 GMT</pubDate>');
    expect(text).not.toContain('For members only');
    expect(text).not.toContain('A draft');
    expect(text).not.toContain('\u0001');
    expect(text).not.toContain('<b>butter</b> ]]>');
  });

  it('shows a summary in a reader of HTML as pages show it, which is as it was written', async () => {
    const summary = '5 < 6 & **all** <script>alert(1)</script>';
    await makeArticle(server().db, { summary, publishedAt: new Date('2026-11-20T11:00:00Z') });
    const [{ text }, { body }] = await Promise.all([
      server().visitor().get('/news/feed.xml'),
      server().visitor().get('/api/articles'),
    ]);
    expect(text).toContain(`<![CDATA[${escapeHtml(summary)}]]>`);
    expect(text).not.toContain('<script>');
    expect(body).toContainEqual(expect.objectContaining({ summary }));
  });

  it('returns 304 to a client that has it', async () => {
    const first = await server().visitor().get('/news/feed.xml');
    const again = await server()
      .visitor()
      .get('/news/feed.xml', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);
  });
});
