import { makeMember } from '@guildhall/db/testing';
import { expect, test } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { testServer } from '../../testing/test-server.ts';

const port = await freePort();
const server = testServer({ settings: { METRICS_PORT: String(port) } });
const METRICS = `http://127.0.0.1:${port}/metrics`;

const read = async () => (await fetch(METRICS)).text();

/** The value of one series; undefined when it is absent. */
const metric = (text: string, series: string) => {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};

test('metrics have a port of their own, which serves nothing else', async () => {
  const answer = await fetch(METRICS);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(METRICS, { method: 'POST' })).status).toBe(404);
  expect((await server().visitor().get('/metrics')).status).toBe(404);
});

test('requests are counted by route pattern and status, never by URL', async () => {
  const visitor = server().visitor();
  await visitor.get('/s/gone987654?token=hidden-1');
  await visitor.get('/s/gone987655');
  await visitor.get('/hidden-2');
  await visitor.get('/trpc/feed.list?input=%7B%7D');
  await visitor.get('/trpc/hidden.three');

  const text = await read();
  const labels = (route: string, status: number) => `{method="GET",route="${route}",status="${status}"}`;
  const count = (route: string, status: number) =>
    metric(text, `guildhall_request_seconds_count${labels(route, status)}`);
  expect(count('/s/:code', 404)).toBe(2);
  expect(count('none', 404)).toBeGreaterThanOrEqual(1);
  expect(text).toContain('route="/trpc/feed.list"');
  expect(text).toContain('route="/trpc/:path"');
  // Only words of the request: values have digits too, and may hold any five of them.
  expect(text).not.toMatch(/gone98765|hidden/);
});

test('the metrics that operators need are exported', async () => {
  await server().signedIn(await makeMember(server().db));
  const text = await read();
  expect(metric(text, 'guildhall_database_up')).toBe(1);
  for (const state of ['in_use', 'idle', 'waiting'])
    expect(metric(text, `guildhall_database_connections{state="${state}"}`)).toBeGreaterThanOrEqual(0);
  for (const status of ['pending', 'failed'])
    expect(metric(text, `guildhall_outbox_messages{status="${status}"}`)).toBeGreaterThanOrEqual(0);
  expect(metric(text, 'guildhall_outbox_overdue_seconds')).toBe(0);
  expect(metric(text, 'guildhall_sessions')).toBeGreaterThanOrEqual(0);
  expect(metric(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  expect(metric(text, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
});

test('an installation without a backup does not look like one with a fresh one', async () => {
  expect(await read()).toContain('guildhall_backup_age_seconds +Inf');
});

test('an open event stream counts for as long as it is open', async () => {
  const leaving = new AbortController();
  const answer = await fetch(`${server().origin}/trpc/live.changes`, {
    headers: { accept: 'text/event-stream' },
    signal: leaving.signal,
  });
  const reader = answer.body?.getReader();
  await expect.poll(async () => metric(await read(), 'guildhall_live_connections')).toBe(1);
  leaving.abort();
  await reader?.closed.catch(() => {});
  await expect.poll(async () => metric(await read(), 'guildhall_live_connections')).toBe(0);
});
