import { LOCALES } from '@guildhall/locale/locales';
import { makeMember, makePost, makeService } from '@guildhall/db/testing';
import { beforeAll, expect, test } from 'vitest';
import { testServer } from '../../testing/test-server.ts';

const server = testServer();

async function offer(locales: string[]): Promise<void> {
  const admin = await server().signedIn(await makeMember(server().db, { role: 'admin' }));
  const answer = await admin.json('PATCH', '/api/admin/community', { locales });
  expect(answer.status).toBe(200);
}

beforeAll(() => offer([...LOCALES]));

const missing = (locale: string) =>
  server().visitor().get('/api/feed/2000000000', { 'accept-language': locale });

test('an error is read in the language of the browser, where the community offers it', async () => {
  expect((await missing('de-AT, en;q=0.5')).body).toMatchObject({
    message: 'Diesen Beitrag gibt es nicht mehr',
  });
  expect((await missing('tlh')).body).toMatchObject({ message: 'This post no longer exists' });
});

test.each(['xx', '../../etc', '%00', 'de"><script>', 'DE'])(
  'the cookie %s breaks nothing',
  async (cookie) => {
    const { status, text } = await server()
      .visitor()
      .get('/api/feed/2000000000', { cookie: `locale=${cookie}` });
    expect(status).toBe(404);
    expect(text).not.toContain('script');
  },
);

test('what a schema says of a field is translated, too', async () => {
  const { body } = await server()
    .visitor()
    .post('/api/auth/login', { email: 'nobody', password: '' }, { 'accept-language': 'fr' });
  expect(JSON.stringify(body)).toContain('e-mail');
  expect(JSON.stringify(body)).not.toContain('Invalid email');
});

test('that an order has no requirements is read in the language of the reader', async () => {
  const browser = await server().signedIn(await makeMember(server().db));
  const { id: serviceId } = await makeService(server().db);
  const order = { serviceId, projectName: 'Site', projectDescription: 'Five pages', requirements: '' };
  expect((await browser.json('POST', '/api/services/order', order)).status).toBe(201);
  const { text } = await browser.get('/api/services/orders', { 'accept-language': 'fr' });
  expect(text).toContain('Aucune exigence particulière');
  expect(text).not.toContain('No specific requirements');
});

test('the reason why a member cannot write again is read in the language of the reader', async () => {
  const [writer, stranger] = [await makeMember(server().db), await makeMember(server().db)];
  const browser = await server().signedIn(writer);
  const sent = await browser.json('POST', '/api/messages', { toUserId: stranger.id, content: 'Hello' });
  expect(sent.status).toBe(201);
  const thread = (locale: string) =>
    browser.get(`/api/messages/threads/${stranger.id}`, { 'accept-language': locale });
  expect((await thread('de')).body).toMatchObject({
    cannotWriteReason:
      'Die Antwort steht noch aus. Sie können wieder schreiben, sobald eine Antwort oder Zusage da ist.',
  });
  expect((await thread('en')).body).toMatchObject({
    cannotWriteReason: expect.stringContaining('Waiting for a reply'),
  });
});

test('a member reads the language they chose, in every browser, until the community no longer offers it', async () => {
  const member = await makeMember(server().db);
  const browser = await server().signedIn(member);
  expect((await browser.json('PUT', '/api/account/locale', { locale: 'es' })).status).toBe(200);
  const elsewhere = await server().signedIn(member);
  const current = async () => (await elsewhere.get('/api/locales', { 'accept-language': 'de' })).body;
  expect(await current()).toMatchObject({ current: 'es' });
  await offer(['en', 'de']);
  expect(await current()).toMatchObject({ current: 'de' });
  expect((await browser.json('PUT', '/api/account/locale', { locale: 'es' })).status).toBe(400);
  await offer([...LOCALES]);
});

test('no answer for one language is given to a reader of another, however they interleave', async () => {
  await makePost(server().db, { content: 'Shared by readers of six languages' });
  const words = await Promise.all(LOCALES.map(async (locale) => [locale, await ageOfPost(locale)] as const));
  expect(new Set(words.map(([, text]) => text)).size).toBe(LOCALES.length);
  const expected = new Map(words);
  const readers = Array.from({ length: 300 }, (_, index) => LOCALES[index % LOCALES.length] ?? 'en');
  const read = await Promise.all(readers.map(ageOfPost));
  expect(read).toEqual(readers.map((locale) => expected.get(locale)));
});

test('the community’s texts and names are read in each language, alone and beside a cached list', async () => {
  const admin = await server().signedIn(await makeMember(server().db, { role: 'admin' }));
  const announcementTexts = Object.fromEntries(LOCALES.map((locale) => [locale, `Text ${locale}`]));
  const announcement = { announcement: 'Text en', announcementTexts };
  expect((await admin.json('PATCH', '/api/admin/settings', announcement)).status).toBe(200);
  const ecosystem = ['Harbor'];
  const labels = Object.fromEntries(
    LOCALES.map((locale) => [locale, { names: {}, footer: { Harbor: `Harbor ${locale}` } }]),
  );
  expect((await admin.json('PATCH', '/api/admin/community', { ecosystem, labels })).status).toBe(200);
  const address =
    '/trpc/site.notices,feed.list,site.config?batch=1&input=%7B%220%22%3A%7B%7D%2C%221%22%3A%7B%22limit%22%3A1%7D%7D';
  const readers = Array.from({ length: 60 }, (_, index) => LOCALES[index % LOCALES.length] ?? 'en');
  const read = await Promise.all(
    readers.map(
      async (locale) => (await server().visitor().get(address, { 'accept-language': locale })).text,
    ),
  );
  const texts = read.map((text) => /"announcement":"([^"]*)"/.exec(text)?.[1] ?? text);
  expect(texts).toEqual(readers.map((locale) => `Text ${locale}`));
  const labelsRead = read.map((text) => /"ecosystem":\["([^"]*)"\]/.exec(text)?.[1] ?? text);
  expect(labelsRead).toEqual(readers.map((locale) => `Harbor ${locale}`));
});

/** "Just now", in the words of the language; the list is cached for a second. */
async function ageOfPost(locale: string): Promise<string> {
  const { text } = await server()
    .visitor()
    .get('/trpc/feed.list?input=%7B%22limit%22%3A1%7D', { 'accept-language': locale });
  return /"relativeTime":"([^"]*)"/.exec(text)?.[1] ?? text;
}
