import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { register } from '../members.ts';

/** Writes that an attacker would send from a member's browser. */
const WRITES = [
  { rest: '/api/feed', procedure: 'feed.create', input: { content: 'Forged' } },
  { rest: '/api/auth/logout', procedure: 'auth.logout', input: {} },
  {
    rest: '/api/auth/register',
    procedure: 'auth.register',
    input: { email: 'forged@journey.test', password: 'forged-secret', firstName: 'F', lastName: 'F' },
  },
  { rest: '/api/account/verification', procedure: 'account.requestVerification', input: {} },
  { rest: '/api/profile', procedure: 'profile.update', input: { jobTitle: 'Forged' } },
  { rest: '/api/account/privacy', procedure: 'account.updatePrivacy', input: { phoneAudience: 'nobody' } },
];

/** Runs in the attacker's page: sends the writes in every way that needs no CORS preflight. */
async function attack({ target, writes }: { target: string; writes: typeof WRITES }): Promise<void> {
  const waiting: Promise<unknown>[] = [];
  const added = <T extends HTMLElement>(element: T): T => {
    waiting.push(
      new Promise((resolve) => {
        element.addEventListener('load', resolve);
        element.addEventListener('error', resolve);
      }),
    );
    document.body.append(element);
    return element;
  };
  const submit = (action: string, enctype: string, input: object) => {
    const frame = document.createElement('iframe');
    frame.name = `frame-${document.querySelectorAll('iframe').length}`;
    const form = document.createElement('form');
    Object.assign(form, { action, enctype, method: 'post', target: frame.name });
    // As text/plain, name, "=" and value together are one JSON object.
    const fields =
      enctype === 'text/plain'
        ? [[`${JSON.stringify(input).slice(0, -1)}${'content' in input ? ',' : ''}"x":"`, '"}']]
        : Object.entries(input);
    for (const [name = '', value = ''] of fields) {
      const field = document.createElement('input');
      Object.assign(field, { type: 'hidden', name, value: String(value) });
      form.append(field);
    }
    document.body.append(form);
    added(frame);
    form.submit();
  };
  for (const { rest, procedure, input } of writes) {
    const body = JSON.stringify(input);
    for (const url of [target + rest, `${target}/trpc/${procedure}`]) {
      for (const enctype of ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'])
        submit(url, enctype, input);
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
        for (const headers of [{ 'content-type': 'application/json' }, { 'content-type': 'text/plain' }])
          waiting.push(fetch(url, { method, headers, body, credentials: 'include' }).catch(() => {}));
      waiting.push(
        fetch(url, { method: 'POST', mode: 'no-cors', body, credentials: 'include' }).catch(() => {}),
      );
      navigator.sendBeacon(url, body);
      const address = `${url}?input=${encodeURIComponent(body)}`;
      added(document.createElement('img')).src = address;
      added(document.createElement('iframe')).src = address;
      added(document.createElement('script')).src = address;
    }
  }
  await Promise.all(waiting);
}

/** A server of the attacker, with one empty page. */
async function startForeignSite(): Promise<Server> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>Someone else</title><body></body>');
  }).listen(0);
  await once(server, 'listening');
  return server;
}

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

/** The member's data export, table by table. */
async function personalData(request: APIRequestContext): Promise<{ name: string; text: string }[]> {
  const answer = await request.get('/trpc/account.exportData');
  expect(answer.status(), await answer.text()).toBe(200);
  type Export = { result: { data: { files: { name: string; text: string }[] } } };
  const { files } = ((await answer.json()) as Export).result.data;
  // The guide contains the time of the export.
  return files.filter(({ name }) => name.endsWith('.json'));
}

/** Records the responses to writes that reached the server. */
function watchWrites(page: Page, origin: string): [string, number][] {
  const answers: [string, number][] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (!response.url().startsWith(origin) || ['GET', 'OPTIONS'].includes(request.method())) return;
    answers.push([`${request.method()} ${response.url()}`, response.status()]);
  });
  return answers;
}

async function signedIn(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL });
  await register(context.request);
  return context;
}

for (const { name, host, sendsCookies } of [
  { name: 'another site', host: 'localhost', sendsCookies: false },
  { name: 'another port of this host, where cookies are sent', host: '127.0.0.1', sendsCookies: true },
])
  test(`a page on ${name} cannot write as the member who opens it`, async ({ browser }) => {
    const target = process.env['GUILDHALL_ORIGIN'] ?? '';
    const site = await startForeignSite();
    const context = await signedIn(browser, target);
    try {
      const before = await personalData(context.request);
      const page = await context.newPage();
      const answers = watchWrites(page, target);
      let cookiesSent = false;
      page.on('request', async (request) => {
        if (!request.url().startsWith(target) || request.method() !== 'POST') return;
        // The headers of a request whose frame is gone are not known any more.
        const cookie = await request.headerValue('cookie').catch(() => null);
        cookiesSent ||= cookie !== null;
      });
      await page.goto(`http://${host}:${portOf(site)}/`);

      await page.evaluate(attack, { target, writes: WRITES });

      // At least three forms of each write, over tRPC and REST. A frame reports its empty page as
      // loaded first, so answers may still be on their way.
      await expect.poll(() => answers.length).toBeGreaterThanOrEqual(WRITES.length * 2 * 3);
      expect(answers.filter(([, status]) => status !== 403 && status !== 415)).toEqual([]);
      if (sendsCookies) await expect.poll(() => cookiesSent).toBe(true);
      else expect(cookiesSent).toBe(false);
      expect(await personalData(context.request)).toEqual(before);
    } finally {
      await context.close();
      site.close();
    }
  });
