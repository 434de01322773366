import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Page, expect } from '@playwright/test';

export const DEMO_PASSWORD = 'guildhall-demo';
export const DEMO = { member: 'member@demo.test', owner: 'owner@demo.test', admin: 'admin@demo.test' };

export type NewMember = { id: number; username: string; email: string; firstName: string; lastName: string };

/** Registers a member over the REST API, which signs this context in. */
export async function register(
  request: APIRequestContext,
  fields: Record<string, unknown> = {},
): Promise<NewMember> {
  const answer = await request.post('/api/auth/register', {
    data: {
      email: `${randomUUID()}@journey.test`,
      password: 'journey-password',
      firstName: 'Jo',
      lastName: 'Traveller',
      ...fields,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as NewMember;
}

/**
 * Signs this context in as one of the demo accounts; again while the server is busy, as its answer asks: a browser
 * beside it can keep the cores for seconds.
 */
export async function signIn(request: APIRequestContext, email: string): Promise<{ id: number }> {
  const send = () => request.post('/api/auth/login', { data: { email, password: DEMO_PASSWORD } });
  let answer = await send();
  await expect(async () => {
    if (answer.status() === 503) answer = await send();
    expect(answer.status(), await answer.text()).toBe(200);
  }).toPass({ intervals: [1_000] });
  return (await answer.json()) as { id: number };
}

/** Marks the tour as completed in this browser. */
export async function skipTour(page: Page, { id }: { id: number }): Promise<void> {
  await page.addInitScript((key) => localStorage.setItem(key, 'done'), `guildhall:tour-completed:${id}`);
}

/** Connects two members: a request in the other direction accepts the first. */
export async function connect(
  one: { request: APIRequestContext; member: NewMember },
  other: { request: APIRequestContext; member: NewMember },
): Promise<void> {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    const answer = await from.request.post('/api/connections/request', {
      data: { toUserId: to.member.id, message: 'Let us connect' },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}
