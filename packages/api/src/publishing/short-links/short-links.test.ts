import { sql } from '@guildhall/db';
import { makeMember, makePost } from '@guildhall/db/testing';
import { assert, oneof, property, string, webUrl } from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { retryWhenBusy } from '../../../testing/retry-when-busy.ts';
import { createClickCounter } from './click-counter.ts';
import { shortenable } from './short-links.policy.ts';
import { findShortLink } from './short-links.queries.ts';

vi.setConfig({ testTimeout: 60_000 });

const api = testApi();
const ORIGIN = 'http://guildhall.test';
const rules = { publicOrigin: ORIGIN, blockedLinkDomains: ['blocked.example'] };
const codeOf = (shortUrl: string) => shortUrl.slice(`${ORIGIN}/s/`.length);
const quiet = { info() {}, warn() {}, error() {} };

const REFUSED = [
  ['what is no address', 'not an address'],
  ['another scheme', 'ftp://example.org/file'],
  ['a script', 'javascript:alert(1)'],
  ['credentials', 'https://ana:secret@example.org/'],
  ['our own host', `${ORIGIN}/feed`],
  ['our own host on another port', 'http://guildhall.test:8080/'],
  ['localhost', 'http://localhost:3000/'],
  ['localhost with a dot', 'http://localhost./'],
  ['a name below localhost', 'http://app.localhost/'],
  ['a name without a domain', 'http://intranet/'],
  ['a local name', 'http://printer.local/'],
  ['an IPv4 address', 'http://203.0.113.9/'],
  ['a private address', 'http://10.0.0.1/'],
  ['an address as one number', 'http://2130706433/'],
  ['an address in hexadecimal', 'http://0x7f.1/'],
  ['an IPv6 address', 'http://[::1]/'],
  ['a blocked site', 'https://blocked.example/x'],
  ['a part of a blocked site', 'https://www.Blocked.Example./x'],
  ['an address that is too long', `https://example.org/${'x'.repeat(2_048)}`],
] as const;

describe('shortening', () => {
  it('gives a URL one code, however it is written and whoever asks', async () => {
    const { db, as } = api();
    const [ana, ben] = [await as(await makeMember(db)), await as(await makeMember(db))];

    const { shortUrl } = await ana.shortLinks.shorten({ url: 'https://Example.org:443/a/../b?q=1#part' });

    expect(shortUrl).toMatch(/^http:\/\/guildhall\.test\/s\/[0-9A-Za-z]{8}$/);
    expect(await ben.shortLinks.shorten({ url: ' https://example.org./b?q=1#part ' })).toEqual({ shortUrl });
    expect(await findShortLink(db, codeOf(shortUrl))).toMatchObject({
      url: 'https://example.org/b?q=1#part',
    });
  });

  it('gives one code when many members shorten the same URL at once', async () => {
    const { db, as } = api();
    const members = await Promise.all(Array.from({ length: 20 }, async () => as(await makeMember(db))));
    const answers = await Promise.all(
      members.map((member) =>
        retryWhenBusy(() => member.shortLinks.shorten({ url: 'https://rush.example.org' })),
      ),
    );
    expect(new Set(answers.map(({ shortUrl }) => shortUrl)).size).toBe(1);
  });

  it.each(REFUSED)('rejects %s with a sentence, without storing it', async (_what, url) => {
    const { db, as } = api();
    const ana = await as(await makeMember(db));
    await expect(ana.shortLinks.shorten({ url })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: expect.stringMatching(/^[A-Z].{15,}/),
    });
    expect(await db.selectFrom('shortUrls').select('id').where('originalUrl', '=', url).execute()).toEqual(
      [],
    );
  });

  it('accepts only http and https, and is idempotent on its own result', () => {
    assert(
      property(oneof(webUrl({ withFragments: true, withQueryParameters: true }), string()), (value) => {
        const answer = shortenable(value, rules);
        if ('error' in answer) return;
        expect(answer.url).toMatch(/^https?:\/\//);
        expect(shortenable(answer.url, rules)).toEqual(answer);
      }),
    );
  });

  it('shows visitors the links of published posts only', async () => {
    const { db, as, anonymous } = api();
    const ana = await makeMember(db);
    const caller = await as(ana);
    const post = await caller.feed.create({ content: 'Read https://public.example.org/story today' });
    await caller.shortLinks.shorten({ url: 'https://private.example.org/' });

    const { shortUrl } = await anonymous().shortLinks.shorten({ url: 'https://public.example.org/story' });
    expect(codeOf(shortUrl)).toBe(post.links[0]?.code);
    for (const url of ['https://private.example.org/', 'https://unknown.example.org/']) {
      await expect(anonymous().shortLinks.shorten({ url })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    }
    await caller.feed.delete({ id: post.id });
    await expect(
      anonymous().shortLinks.shorten({ url: 'https://public.example.org/story' }),
    ).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
  });
});

describe('links in posts', () => {
  it('are returned with the post as written, and follow an edit', async () => {
    const { db, as, anonymous } = api();
    const ana = await as(await makeMember(db, { createdAt: new Date(2026, 0) }));

    const post = await ana.feed.create({
      content: 'See HTTPS://Example.org/A, (http://second.example.org) and http://localhost/x.',
    });
    expect(post.links.map(({ url }) => url)).toEqual(['HTTPS://Example.org/A', 'http://second.example.org']);
    expect(await findShortLink(db, post.links[0]?.code ?? '')).toMatchObject({
      url: 'https://example.org/A',
    });

    await ana.feed.update({ id: post.id, content: 'See http://second.example.org only' });
    const { links } = await anonymous().feed.get({ id: post.id });
    expect(links).toEqual([post.links[1]]);
  });

  it('leave out links that were taken down', async () => {
    const { db, as } = api();
    const ana = await as(await makeMember(db));
    const admin = await as(await makeMember(db, { role: 'admin' }));
    const post = await ana.feed.create({ content: 'Harmful: https://harmful.example.org' });

    await admin.shortLinks.takeDown({ code: post.links[0]?.code ?? '', takenDown: true });

    expect((await ana.feed.get({ id: post.id })).links).toEqual([]);
  });
});

describe('taking down', () => {
  it('disables a link, restores it, and audits both', async () => {
    const { db, as } = api();
    const admin = await as(await makeMember(db, { role: 'admin' }));
    const ana = await as(await makeMember(db));
    const url = 'https://doubtful.example.org/';
    const code = codeOf((await ana.shortLinks.shorten({ url })).shortUrl);

    const closed = await admin.shortLinks.takeDown({ code, takenDown: true });
    expect(await findShortLink(db, code)).toMatchObject({ takenDown: true });
    await expect(ana.shortLinks.shorten({ url })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await admin.shortLinks.takeDown({ code, takenDown: true });
    await admin.shortLinks.takeDown({ code, takenDown: false });
    expect(await findShortLink(db, code)).toMatchObject({ takenDown: false });

    const audit = await db
      .selectFrom('audit')
      .select('event')
      .where('targetId', '=', String(closed.id))
      .orderBy('id')
      .execute();
    expect(audit.map(({ event }) => event)).toEqual(['short_link.taken_down', 'short_link.restored']);
  });

  it('is refused to members and visitors, and for an unknown code', async () => {
    const { db, as, anonymous } = api();
    const input = { code: 'Abcd1234', takenDown: true };
    await expect(anonymous().shortLinks.takeDown(input)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect((await as(await makeMember(db))).shortLinks.takeDown(input)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const admin = await as(await makeMember(db, { role: 'admin' }));
    await expect(admin.shortLinks.takeDown(input)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('counting clicks', () => {
  it('sums up the counts of several processes exactly', async () => {
    const { db } = api();
    const links = await db
      .insertInto('shortUrls')
      .values(
        [1, 2].map((number) => ({
          originalUrl: `https://counted.example.org/${number}`,
          shortCode: `count00${number}`,
        })),
      )
      .returning('id')
      .execute();
    const counters = [createClickCounter(db, quiet), createClickCounter(db, quiet)];

    for (let click = 0; click < 1_000; click += 1) {
      counters[click % 2]?.add(links[click % 4 === 0 ? 0 : 1]?.id ?? 0);
      if (click % 100 === 0) void counters[0]?.flush();
    }
    await Promise.all(counters.map((counter) => counter.close()));

    const rows = await db
      .selectFrom('shortUrls')
      .select('clicks')
      .where(
        'id',
        'in',
        links.map(({ id }) => id),
      )
      .orderBy('id')
      .execute();
    expect(rows.map(({ clicks }) => clicks)).toEqual([250, 750]);
  });

  it('buffers clicks until they can be written', async () => {
    const { db } = api();
    const { userId } = await makePost(db);
    const { id } = await db
      .insertInto('shortUrls')
      .values({ originalUrl: 'https://patient.example.org/', shortCode: 'patient1', userId })
      .returning('id')
      .executeTakeFirstOrThrow();
    const counter = createClickCounter(db, quiet);

    counter.add(id);
    await sql`alter table short_urls rename to unreachable`.execute(db);
    await counter.flush();
    await sql`alter table unreachable rename to short_urls`.execute(db);
    counter.add(id);
    await counter.close();

    const { clicks } = await db
      .selectFrom('shortUrls')
      .select('clicks')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(clicks).toBe(2);
  });
});
