import { TEST_PASSWORD, makeMember } from '@guildhall/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { addSecondFactor, addSignInProvider, testApi } from '../../../testing/index.ts';
import { createToken } from '../../console/account/account-tokens.commands.ts';
import type { OidcClaims, OidcClient } from '../../ground/core/oidc-client.ts';
import type { RegistrationMode } from '../../ground/settings/registration.schema.ts';

const ISSUER = 'https://id.test';
/** Who signs in at the provider, which says so without fault. */
let person: OidcClaims;
let state = '';
const oidc: OidcClient = {
  check: () => Promise.resolve(),
  begin(_provider, redirectUri, binding) {
    ({ state } = binding);
    return Promise.resolve(`${ISSUER}/auth?redirect_uri=${redirectUri}`);
  },
  finish: () => Promise.resolve(person),
};
const api = testApi({ oidc });

const personOf = (fields: Partial<OidcClaims> = {}): OidcClaims => ({
  issuer: ISSUER,
  subject: crypto.randomUUID(),
  email: `${crypto.randomUUID()}@id.test`,
  isEmailVerified: true,
  firstName: 'Grace',
  lastName: 'Baker',
  ...fields,
});

async function offer(options: { isOn?: boolean; takesNewcomers?: boolean } = {}): Promise<void> {
  await api().db.deleteFrom('oidcProviders').execute();
  await addSignInProvider(api(), { key: 'chamber', issuer: ISSUER, ...options });
}
beforeEach(async () => {
  await offer();
  await api().anonymous().auth.logout();
});

async function signIn(who: OidcClaims, browser = api().anonymous()) {
  person = who;
  await browser.auth.provider.start({ key: 'chamber' });
  return browser.auth.provider.finish({ key: 'chamber', answer: `code=a&state=${state}` });
}

async function open(mode: RegistrationMode): Promise<void> {
  const { db, as } = api();
  await (await as(await makeMember(db, { role: 'admin' }))).admin.registration.update({ mode });
}

const subjectsOf = async (userId: number) =>
  (await api().db.selectFrom('identities').select('subject').where('userId', '=', userId).execute()).map(
    ({ subject }) => subject,
  );

const mailsOf = async (userId: number) =>
  (
    await api()
      .db.selectFrom('outbox')
      .select('topic')
      .where('userId', '=', userId)
      .orderBy('topic')
      .execute()
  ).map(({ topic }) => topic);

describe('who signs in with another service', () => {
  it('is the member who is linked, whatever address they have there by now', async () => {
    const member = await makeMember(api().db);
    const who = personOf({ email: member.email });
    await signIn(who);
    const other = await makeMember(api().db);
    expect(await signIn({ ...who, email: other.email })).toEqual({ status: 'signedIn' });
    expect(api().signedIn()).toBe(member.id);
    expect(await subjectsOf(other.id)).toEqual([]);
  });

  it('is not linked where the address was confirmed without being signed in: a stranger may know the password', async () => {
    const { db, anonymous } = api();
    const member = await makeMember(db, { emailVerifiedAt: null });
    const token = await createToken(db, {
      userId: member.id,
      email: member.email,
      purpose: 'email_verification',
    });
    await anonymous().account.verifyEmail({ token: token ?? '' });
    await expect(signIn(personOf({ email: member.email }))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await subjectsOf(member.id)).toEqual([]);
  });

  it('is not linked by an address that only looks the same', async () => {
    const member = await makeMember(api().db, { email: `kelvin-${crypto.randomUUID()}@id.test` });
    const email = member.email.replace('k', '\u212A');
    await expect(signIn(personOf({ email }))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await subjectsOf(member.id)).toEqual([]);
  });

  it('gets an email when an address linked them', async () => {
    const member = await makeMember(api().db);
    await signIn(personOf({ email: member.email }));
    expect(await mailsOf(member.id)).toContain('mail.provider_linked');
  });

  it('is never linked by an address when they have a role', async () => {
    const { db, signedIn } = api();
    const admin = await makeMember(db, { role: 'admin' });
    await expect(signIn(personOf({ email: admin.email }))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(signedIn()).toBeNull();
    expect(await subjectsOf(admin.id)).toEqual([]);
  });

  it('needs a second factor when they have a role, also where they linked it themselves', async () => {
    const { db, signedIn } = api();
    const admin = await makeMember(db, { role: 'admin' });
    const who = personOf();
    await db
      .insertInto('identities')
      .values({ userId: admin.id, issuer: ISSUER, subject: who.subject })
      .execute();
    await expect(signIn(who)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringContaining('takes two-step sign-in'),
    });
    await addSecondFactor(await api().as(admin));
    await expect(signIn(who)).rejects.toMatchObject({ code: 'UNAUTHORIZED', cause: { secondFactor: true } });
    expect(signedIn()).toBeNull();
  });

  it('is not let in when their account is deactivated', async () => {
    const { db, signedIn } = api();
    const member = await makeMember(db);
    const who = personOf({ email: member.email });
    await signIn(who);
    await api().anonymous().auth.logout();
    await db.updateTable('users').set({ isActive: false }).where('id', '=', member.id).execute();
    await expect(signIn(who)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(signedIn()).toBeNull();
  });

  it('is nobody once the service is off or removed', async () => {
    const member = await makeMember(api().db);
    const who = personOf({ email: member.email });
    await signIn(who);
    await offer({ isOn: false });
    await expect(signIn(who)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await subjectsOf(member.id)).toEqual([who.subject]);
  });
});

describe('a newcomer', () => {
  it('joins where everyone may, without a password or an address to confirm', async () => {
    const { signedIn } = api();
    const who = personOf();
    expect(await signIn(who)).toEqual({ status: 'joined' });
    const id = signedIn() ?? 0;
    expect(await subjectsOf(id)).toEqual([who.subject]);
    expect(await mailsOf(id)).not.toContain('mail.verify_email');
  });

  it.each(['application', 'invitation', 'closed'] as const)(
    'does not join past the door: %s',
    async (mode) => {
      await open(mode);
      await expect(signIn(personOf())).rejects.toMatchObject({ code: 'FORBIDDEN' });
      expect(api().signedIn()).toBeNull();
      await open('open');
    },
  );

  it('does not join with a service that is for members alone', async () => {
    await offer({ takesNewcomers: false });
    await expect(signIn(personOf())).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringContaining('Join with your email address first.'),
    });
    expect(api().signedIn()).toBeNull();
  });

  it('who was imported gets their invitation, and nothing else', async () => {
    const { db, signedIn } = api();
    const imported = await makeMember(db, { hasJoined: false, isActive: false });
    await expect(signIn(personOf({ email: imported.email }))).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await mailsOf(imported.id)).toEqual(['mail.set_password']);
    expect(signedIn()).toBeNull();
  });
});

describe('linking', () => {
  const link = async (member: { id: number }, who: OidcClaims, password = TEST_PASSWORD) => {
    const own = await api().as(member);
    person = who;
    await own.account.identities.link({ key: 'chamber', password });
    return own.auth.provider.finish({ key: 'chamber', answer: `code=a&state=${state}` });
  };

  it('asks for the password, and so does unlinking', async () => {
    const { db, as } = api();
    const member = await makeMember(db);
    await expect(link(member, personOf(), 'wrong')).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await link(member, personOf());
    const own = await as(member);
    const { items } = await own.account.identities.list();
    const id = items[0]?.id ?? 0;
    await expect(own.account.identities.unlink({ id, password: 'wrong' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    expect(await own.account.identities.unlink({ id, password: TEST_PASSWORD })).toMatchObject({ items: [] });
    expect(await mailsOf(member.id)).toEqual(['mail.provider_linked', 'mail.provider_unlinked']);
  });

  it('takes no account of another member, and none beside one', async () => {
    const { db } = api();
    const [first, second] = [await makeMember(db), await makeMember(db)];
    const who = personOf();
    await link(first, who);
    await expect(link(second, who)).rejects.toMatchObject({
      message: 'This account of Chamber login is linked to another member.',
    });
    await expect(link(first, personOf())).rejects.toMatchObject({
      message: 'Another account of Chamber login is linked to yours. Unlink it first.',
    });
    expect(await subjectsOf(second.id)).toEqual([]);
  });

  it('ends nobody else’s link', async () => {
    const { db, as } = api();
    const [owner, other] = [await makeMember(db), await makeMember(db)];
    await link(owner, personOf());
    const { id } = await db
      .selectFrom('identities')
      .select('id')
      .where('userId', '=', owner.id)
      .executeTakeFirstOrThrow();
    const stranger = await as(other);
    await expect(stranger.account.identities.unlink({ id, password: TEST_PASSWORD })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await subjectsOf(owner.id)).toHaveLength(1);
  });
});
