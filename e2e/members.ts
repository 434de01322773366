import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';

export const DEMO_PASSWORD = 'guildhall-demo';
export const DEMO = { member: 'member@demo.test', owner: 'owner@demo.test', admin: 'admin@demo.test' };

export type NewMember = { id: number; username: string; email: string; firstName: string; lastName: string };

/** Registers somebody over the public API and leaves this context signed in as them. */
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

/** Signs this context in as one of the demo accounts. */
export async function signIn(request: APIRequestContext, email: string): Promise<void> {
  const answer = await request.post('/api/auth/login', { data: { email, password: DEMO_PASSWORD } });
  expect(answer.status(), await answer.text()).toBe(200);
}
