import { makeConnection, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import type { Audience } from './profile.schema.ts';

const api = testApi();

const NUMBER = '+351 21 000';

/** A member, and how a visitor, a member, a connection and the member see the contact details. */
async function contactsOf(
  emailAudience: Audience,
  phoneAudience: Audience,
  phoneNumber: string | null = NUMBER,
) {
  const { db, as, anonymous } = api();
  const elena = await makeMember(db, { emailAudience, phoneAudience, phoneNumber });
  const [stranger, friend] = [await makeMember(db), await makeMember(db)];
  await makeConnection(db, { userId: friend.id, connectedUserId: elena.id, status: 'accepted' });
  await makeConnection(db, { userId: stranger.id, connectedUserId: elena.id, status: 'pending' });
  const seen: Record<string, unknown> = {};
  const callers = {
    visitor: anonymous(),
    stranger: await as(stranger),
    friend: await as(friend),
    self: await as(elena),
  };
  for (const [who, caller] of Object.entries(callers)) {
    const {
      email,
      phoneNumber: phone,
      contactRequires,
    } = await caller.profile.get({ username: String(elena.id) });
    seen[who] = [email === elena.email ? 'email' : email, phone, contactRequires];
  }
  return seen;
}

describe('email and phone', () => {
  it('for everyone are shown to visitors', async () => {
    const all = ['email', NUMBER, null];
    expect(await contactsOf('everyone', 'everyone')).toEqual({
      visitor: all,
      stranger: all,
      friend: all,
      self: all,
    });
  });

  it('for members are hidden from visitors, who are told to sign in', async () => {
    const all = ['email', NUMBER, null];
    expect(await contactsOf('members', 'members')).toEqual({
      visitor: [null, null, 'signIn'],
      stranger: all,
      friend: all,
      self: all,
    });
  });

  it('for connections are hidden from other members, even those who asked to connect', async () => {
    expect(await contactsOf('connections', 'members')).toEqual({
      visitor: [null, null, 'signIn'],
      stranger: [null, NUMBER, 'connection'],
      friend: ['email', NUMBER, null],
      self: ['email', NUMBER, null],
    });
  });

  it('for nobody are shown to the member alone, and nobody is told how to see them', async () => {
    expect(await contactsOf('nobody', 'nobody')).toEqual({
      visitor: [null, null, null],
      stranger: [null, null, null],
      friend: [null, null, null],
      self: ['email', NUMBER, null],
    });
  });

  it('a number that does not exist is not called hidden', async () => {
    expect(await contactsOf('nobody', 'connections', null)).toMatchObject({
      stranger: [null, null, null],
    });
  });

  it('are for members unless the newcomer chooses otherwise', async () => {
    const { anonymous } = api();
    const newcomer = {
      email: 'one@test.test',
      password: 'a new secret',
      firstName: 'One',
      lastName: 'Newcomer',
    };
    expect(await anonymous().auth.register(newcomer)).toMatchObject({
      emailAudience: 'members',
      phoneAudience: 'members',
    });
    const chosen = {
      ...newcomer,
      email: 'two@test.test',
      emailAudience: 'nobody',
      phoneAudience: 'connections',
    } as const;
    expect(await anonymous().auth.register(chosen)).toMatchObject({
      emailAudience: 'nobody',
      phoneAudience: 'connections',
    });
    const wrong = { ...newcomer, email: 'three@test.test', emailAudience: 'friends' };
    await expect(anonymous().auth.register(wrong as typeof chosen)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });
});
