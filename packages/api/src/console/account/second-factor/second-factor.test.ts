import { TEST_PASSWORD, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { addSecondFactor, codeOf, testApi } from '../../../../testing/index.ts';
import { resealSecrets } from '../../../accounts/second-factor/reseal-secrets.commands.ts';
import { createSealer } from '../../../ground/security/sealer.ts';
import { composeMail } from '../../mails/compose-mail.ts';

const api = testApi();

const password = TEST_PASSWORD;
const DUE = { code: 'UNAUTHORIZED', cause: { secondFactor: true } };

/** The topics of the emails to a member, each of which can be written. */
async function mailsTo({ id }: { id: number }) {
  const { db, services } = api();
  const events = await db
    .selectFrom('outbox')
    .select(['topic', 'payload', 'userId'])
    .where('userId', '=', id)
    .where('channel', '=', 'mail')
    .orderBy('createdAt')
    .execute();
  for (const event of events) expect(await composeMail(db, services, event)).not.toBeNull();
  return events.map(({ topic }) => topic);
}

const kindsOf = async (caller: Awaited<ReturnType<ReturnType<typeof api>['as']>>) =>
  (await caller.account.secondFactor.events({})).items.map(({ kind }) => kind);

describe('setting up two-step sign-in', () => {
  it('takes effect with a code of the app, and shows ten recovery codes once', async () => {
    const { db, as, anonymous } = api();
    const member = await makeMember(db);
    const caller = await as(member, { ip: '203.0.113.77', userAgent: 'Mozilla Firefox/140.0 Windows' });
    const { secret, uri, qr } = await caller.account.secondFactor.begin({ password });
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toContain(encodeURIComponent(member.email));
    expect(qr.path).toMatch(/^(M\d+ \d+h1v1h-1z){200,}$/);

    await anonymous().auth.login({ email: member.email, password });
    await expect(caller.account.secondFactor.confirm({ code: codeOf(secret, 5) })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'This is not the code that the app shows now',
    });
    const { recoveryCodes } = await caller.account.secondFactor.confirm({ code: codeOf(secret) });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await caller.account.secondFactor.get()).toEqual({ addedAt: expect.any(String), codesLeft: 10 });
    await expect(anonymous().auth.login({ email: member.email, password })).rejects.toMatchObject({
      cause: { secondFactor: true },
    });
    const {
      items: [newest],
    } = await caller.account.secondFactor.events({});
    expect(newest).toMatchObject({
      kind: 'factor_added',
      device: 'Firefox on Windows',
      network: '203.0.113',
    });
    expect(await mailsTo(member)).toEqual(['mail.second_factor_added']);
  });

  it('needs the password to begin, to get new codes and to end', async () => {
    const { db, as } = api();
    const caller = await as(await makeMember(db));
    const { begin, renewCodes, end } = caller.account.secondFactor;
    for (const call of [begin, renewCodes, end])
      await expect(call({ password: 'wrong' })).rejects.toMatchObject({
        message: 'This is not your password',
      });
  });

  it('starts over with another secret until it is confirmed, and is refused when it is on', async () => {
    const { db, as } = api();
    const caller = await as(await makeMember(db));
    const first = await caller.account.secondFactor.begin({ password });
    const { secret } = await caller.account.secondFactor.begin({ password });
    await expect(caller.account.secondFactor.confirm({ code: codeOf(first.secret) })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    const twice = await Promise.allSettled(
      [1, 2].map(() => caller.account.secondFactor.confirm({ code: codeOf(secret) })),
    );
    expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await caller.account.secondFactor.get()).toMatchObject({ codesLeft: 10 });
    await expect(caller.account.secondFactor.begin({ password })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('stores the secret and the codes so that the database alone gives neither away', async () => {
    const { db, as } = api();
    const member = await makeMember(db);
    const caller = await as(member);
    const { secret, recoveryCodes } = await addSecondFactor(caller);
    const stored = JSON.stringify([
      await db.selectFrom('totp').selectAll().where('userId', '=', member.id).execute(),
      await db.selectFrom('recoveryCodes').selectAll().where('userId', '=', member.id).execute(),
      await db.selectFrom('outbox').selectAll().where('userId', '=', member.id).execute(),
    ]);
    const exported = JSON.stringify(await caller.account.exportData());
    for (const text of [stored, exported])
      for (const given of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
        expect(text).not.toContain(given);
    expect(exported).not.toContain('secret_sealed');
    expect(exported).not.toContain('argon2');
    expect(exported).toContain('factor_added');
  });
});

describe('two-step sign-in', () => {
  it('gets new recovery codes, after which those of before are worth nothing', async () => {
    const { db, as, anonymous } = api();
    const member = await makeMember(db);
    const caller = await as(member);
    const { recoveryCodes } = await addSecondFactor(caller);
    const renewed = await caller.account.secondFactor.renewCodes({ password });
    const browser = anonymous();
    await expect(browser.auth.login({ email: member.email, password })).rejects.toMatchObject(DUE);
    await expect(browser.auth.secondFactor({ code: recoveryCodes[0] ?? '' })).rejects.toMatchObject(DUE);
    await browser.auth.secondFactor({ code: renewed.recoveryCodes[0] ?? '' });
    expect(await mailsTo(member)).toContain('mail.recovery_codes_renewed');
    expect(await kindsOf(caller)).toEqual([
      'new_device',
      'recovery_code_used',
      'recovery_codes_renewed',
      'factor_added',
    ]);
  });

  it('ends with the password, and leaves no codes', async () => {
    const { db, as, anonymous } = api();
    const member = await makeMember(db);
    const caller = await as(member);
    await addSecondFactor(caller);
    await caller.account.secondFactor.end({ password });
    expect(await caller.account.secondFactor.get()).toEqual({ addedAt: null, codesLeft: 0 });
    await anonymous().auth.login({ email: member.email, password });
    await expect(caller.account.secondFactor.end({ password })).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(caller.account.secondFactor.renewCodes({ password })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect(await mailsTo(member)).toEqual(['mail.second_factor_added', 'mail.second_factor_ended']);
    expect(await kindsOf(caller)).toEqual(['new_device', 'factor_ended', 'factor_added']);
  });

  it('is asked for after a password that was reset by email', async () => {
    const { db, services, as, anonymous } = api();
    const member = await makeMember(db);
    await addSecondFactor(await as(member));
    await anonymous().account.forgotPassword({ email: member.email });
    const event = await db
      .selectFrom('outbox')
      .select(['topic', 'payload', 'userId'])
      .where('userId', '=', member.id)
      .where('topic', '=', 'mail.password_reset')
      .executeTakeFirstOrThrow();
    const token = /token=([\w-]+)/.exec((await composeMail(db, services, event))?.text ?? '')?.[1] ?? '';
    await anonymous().account.resetPassword({ token, password: 'another secret' });
    await expect(
      anonymous().auth.login({ email: member.email, password: 'another secret' }),
    ).rejects.toMatchObject({ cause: { secondFactor: true } });
  });

  it('shows a member the events of their own account only', async () => {
    const { db, as } = api();
    const [ana, ben] = [await as(await makeMember(db)), await as(await makeMember(db))];
    await addSecondFactor(ana);
    expect(await kindsOf(ben)).toEqual([]);
  });
});

describe('a secret of the server that was rotated', () => {
  it('can be dropped after a start that knew both, and members do not notice', async () => {
    const { db, services, as, anonymous } = api();
    const member = await makeMember(db);
    const { secret } = await addSecondFactor(await as(member));
    await db.updateTable('totp').set({ lastStep: null }).where('userId', '=', member.id).execute();
    const sealed = async () =>
      (
        await db
          .selectFrom('totp')
          .select('secretSealed')
          .where('userId', '=', member.id)
          .executeTakeFirstOrThrow()
      ).secretSealed;
    const rotated = createSealer(['the next secret', 'a secret of the tests'], 'tests');
    await resealSecrets(db, { ...services, sealer: rotated });
    const place = `totp:${member.id}`;
    expect(createSealer(['the next secret'], 'tests').open(await sealed(), place)).toBe(secret);

    // Without the secret that sealed it, a code is wrong and a recovery code is not.
    const browser = anonymous();
    await expect(browser.auth.login({ email: member.email, password })).rejects.toMatchObject(DUE);
    await expect(browser.auth.secondFactor({ code: codeOf(secret) })).rejects.toMatchObject({
      cause: { secondFactor: true },
    });
    await resealSecrets(db, {
      ...services,
      sealer: createSealer(['a secret of the tests', 'the next secret'], 'tests'),
    });
    await browser.auth.secondFactor({ code: codeOf(secret) });
  });
});
