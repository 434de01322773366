import { TEST_PASSWORD, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { checkNewPassword } from '../../ground/security/password-policy.ts';

const api = testApi();
const newcomer = { email: 'Ana.Silva@Bakery.test', password: 'sixsix', firstName: 'Ana', lastName: 'Silva' };

describe('registering', () => {
  it('makes an active member with a username and signs them in', async () => {
    const { anonymous, signedIn } = api();
    const user = await anonymous().auth.register({ ...newcomer, lookingFor: 'a bookkeeper for my bakery' });

    expect(user).toMatchObject({
      email: 'ana.silva@bakery.test',
      username: 'ana-silva',
      role: 'user',
      isActive: true,
      profileCompleted: false,
      lookingFor: 'a bookkeeper for my bakery',
      connectionCount: 0,
    });
    expect(signedIn()).toBe(user.id);
    expect(JSON.stringify(user)).not.toContain('argon2');
  });

  it('numbers namesakes and folds accents in usernames', async () => {
    const { anonymous } = api();
    const register = (email: string) =>
      anonymous().auth.register({ ...newcomer, email, firstName: 'Zoë', lastName: 'O’Brien <b>' });
    const first = await register('zoe1@test.test');
    const second = await register('zoe2@test.test');
    expect(first.username).toMatch(/^zoe-o-?brien/);
    expect(second.username).toBe(`${first.username}-2`);
  });

  it('makes one account of both spellings of an address, and of both spellings of a password', async () => {
    const { anonymous, signedIn } = api();
    const email = 'info@müller-bau.test';
    const password = 'Zwei-blaue-Kähne'.normalize('NFD');
    const user = await anonymous().auth.register({ ...newcomer, email, password });
    expect(user.email).toBe('info@xn--mller-bau-q9a.test');
    await expect(
      anonymous().auth.register({ ...newcomer, email: user.email.toUpperCase() }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    await anonymous().auth.login({ email: 'Info@MÜLLER-bau.test', password: password.normalize('NFC') });
    expect(signedIn()).toBe(user.id);
  });

  it('drops role, id and other protected fields from the input', async () => {
    const { db, anonymous } = api();
    const forged = {
      role: 'admin',
      id: 9_999,
      isActive: false,
      profileCompleted: true,
      createdAt: '2001-01-01',
    };
    const user = await anonymous().auth.register({ ...newcomer, email: 'forger@test.test', ...forged });

    const row = await db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', 'forger@test.test')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ id: user.id, role: 'user', isActive: true, profileCompleted: false });
    expect(row.id).not.toBe(9_999);
    expect(row.createdAt.getFullYear()).toBeGreaterThan(2_001);
  });

  it('rejects a taken address in any case, with the sentence of the specification', async () => {
    const { db, anonymous } = api();
    await makeMember(db, { email: 'taken@test.test' });
    await expect(anonymous().auth.register({ ...newcomer, email: 'Taken@Test.test' })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Failed to create account. Please try again.',
    });
  });

  it('sends somebody who was imported their invitation again, and reveals no other address', async () => {
    const { db, anonymous } = api();
    const unjoined = { isActive: false, hasJoined: false, emailVerifiedAt: null };
    const invited = await makeMember(db, { ...unjoined, email: 'imported@test.test' });
    const deactivated = await makeMember(db, { isActive: false, email: 'left@test.test' });
    await expect(
      anonymous().auth.register({ ...newcomer, email: 'Imported@test.test' }),
    ).rejects.toMatchObject({
      code: 'CONFLICT',
      message: "You're already on our list. We've sent you your invitation again.",
    });
    await expect(anonymous().registration.join({ ...newcomer, email: invited.email })).rejects.toThrow(
      "You're already on our list.",
    );
    await expect(anonymous().auth.register({ ...newcomer, email: deactivated.email })).rejects.toThrow(
      'Failed to create account. Please try again.',
    );
    const mails = await db
      .selectFrom('outbox')
      .select(['userId', 'topic'])
      .where('userId', 'in', [invited.id, deactivated.id])
      .execute();
    expect(mails).toEqual([
      { userId: invited.id, topic: 'mail.set_password' },
      { userId: invited.id, topic: 'mail.set_password' },
    ]);
    const row = await db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', invited.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ firstName: invited.firstName, hasJoined: false, password: invited.password });
  });

  it('creates one account from twenty identical concurrent registrations', async () => {
    const { db, anonymous } = api();
    const email = 'once@test.test';
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => anonymous().auth.register({ ...newcomer, email })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await db.selectFrom('users').select('id').where('email', '=', email).execute()).toHaveLength(1);
  });

  it('accepts passwords of 6 to 128 characters exactly as typed', async () => {
    const { anonymous } = api();
    for (const password of ['12345', 'x'.repeat(129)]) {
      await expect(
        anonymous().auth.register({ ...newcomer, email: 'p@test.test', password }),
      ).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      });
    }
    await anonymous().auth.register({ ...newcomer, email: 'p@test.test', password: ' pass 🥖 ' });
    await expect(anonymous().auth.login({ email: 'p@test.test', password: 'pass 🥖' })).rejects.toMatchObject(
      {
        code: 'UNAUTHORIZED',
      },
    );
    await anonymous().auth.login({ email: 'p@test.test', password: ' pass 🥖 ' });
  });
});

describe('signing in', () => {
  it('gives the same error for an unknown address and a wrong or over-long password, deactivated or not', async () => {
    const { db, anonymous } = api();
    const active = await makeMember(db);
    const gone = await makeMember(db, { isActive: false });
    const attempts = [
      { email: 'nobody@test.test', password: TEST_PASSWORD },
      { email: active.email, password: 'wrong' },
      { email: active.email, password: TEST_PASSWORD + 'x'.repeat(200) },
      { email: gone.email, password: 'wrong' },
    ];
    for (const attempt of attempts) {
      await expect(anonymous().auth.login(attempt)).rejects.toMatchObject({
        code: 'UNAUTHORIZED',
        message: 'Invalid email or password.',
      });
    }
  });

  it('starts a session and returns the member', async () => {
    const { db, as, anonymous, signedIn } = api();
    const ben = await makeMember(db);
    const user = await anonymous().auth.login({
      email: ` ${ben.email.toUpperCase()} `,
      password: TEST_PASSWORD,
    });
    expect(signedIn()).toBe(ben.id);
    expect(await (await as(ben)).auth.me()).toEqual(user);
  });

  it('ends the session on sign-out, and tells a visitor that nobody is signed in', async () => {
    const { db, as, anonymous, signedIn } = api();
    await (await as(await makeMember(db))).auth.logout();
    expect(signedIn()).toBeNull();
    expect(await anonymous().auth.me()).toBeNull();
  });
});

describe('a common password', () => {
  const common = { ...newcomer, email: 'common@test.test', password: 'password123' };

  it('is rejected where the installation says so, and accepted elsewhere', async () => {
    const { db, services, anonymous } = api();
    await expect(
      checkNewPassword({ passwordBlocklist: 'reject' }, { role: 'user' }, 'PassWord123'),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(services.config.passwordBlocklist).toBe('allow');
    await anonymous().auth.register(common);
    expect(
      await db.selectFrom('users').select('id').where('email', '=', common.email).execute(),
    ).toHaveLength(1);
  });

  it.each(['123456', 'PassWord', 'qwerty123'])(
    'such as %s is refused everywhere at registration',
    async (password) => {
      const { db, anonymous } = api();
      const email = `${password.toLowerCase()}@test.test`;
      await expect(anonymous().auth.register({ ...common, email, password })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        cause: { issues: [{ path: 'password' }] },
      });
      expect(await db.selectFrom('users').select('id').where('email', '=', email).execute()).toEqual([]);
    },
  );

  it('and a short one are never accepted for an administrator', async () => {
    const check = (password: string) =>
      checkNewPassword({ passwordBlocklist: 'allow' }, { role: 'admin' }, password);
    await expect(check('short-one')).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(check('123456789012')).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await check('a house of many guilds');
  });
});
