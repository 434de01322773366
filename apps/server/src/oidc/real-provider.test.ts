import { addSignInProvider, testApi } from '@guildhall/api/testing';
import { TEST_PASSWORD, makeMember } from '@guildhall/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChamberLogin, signInThere, startChamberLogin } from '../../testing/chamber-login.ts';
import { createOidcClient } from './oidc-client.ts';

const api = testApi({ oidc: createOidcClient({ reachesPrivate: true }) });
let chamber: ChamberLogin;
beforeAll(async () => {
  chamber = await startChamberLogin(['http://guildhall.test/api/auth/oidc/chamber/callback']);
  await addSignInProvider(api(), {
    key: 'chamber',
    issuer: chamber.issuer,
    clientSecret: chamber.clientSecret,
  });
});
afterAll(() => chamber.close());

const personOf = (email: string, isVerified = true) => ({
  email,
  email_verified: isVerified,
  given_name: 'Grace',
  family_name: 'Baker',
});

async function signIn(login: string, browser = api().anonymous()) {
  const { url } = await browser.auth.provider.start({ key: 'chamber' });
  return browser.auth.provider.finish({ key: 'chamber', answer: await signInThere(url, login) });
}

const linksOf = (userId: number) =>
  api().db.selectFrom('identities').select('subject').where('userId', '=', userId).execute();

describe('with a real OpenID provider', () => {
  it('a newcomer joins through the open door, and signs in the next time', async () => {
    const { db, signedIn, anonymous } = api();
    chamber.people.set('grace', personOf('grace@id.test'));
    expect(await signIn('grace')).toEqual({ status: 'joined' });
    const member = await db
      .selectFrom('users')
      .select(['id', 'firstName', 'lastName', 'emailVerifiedAt'])
      .where('email', '=', 'grace@id.test')
      .executeTakeFirstOrThrow();
    expect(member).toMatchObject({
      firstName: 'Grace',
      lastName: 'Baker',
      emailVerifiedAt: expect.any(Date),
    });
    expect(signedIn()).toBe(member.id);
    await anonymous().auth.logout();
    expect(await signIn('grace')).toEqual({ status: 'signedIn' });
    expect(signedIn()).toBe(member.id);
  });

  it('a member is linked by an address that both sides confirmed, and by no other', async () => {
    const { db, signedIn, anonymous } = api();
    const [confirmed, unconfirmed, claimed] = [
      await makeMember(db),
      await makeMember(db, { emailVerifiedAt: null }),
      await makeMember(db),
    ];
    chamber.people.set('one', personOf(confirmed.email));
    chamber.people.set('two', personOf(unconfirmed.email));
    chamber.people.set('three', personOf(claimed.email, false));
    expect(await signIn('one')).toEqual({ status: 'signedIn' });
    expect(signedIn()).toBe(confirmed.id);
    expect(await linksOf(confirmed.id)).toEqual([{ subject: 'one' }]);
    await anonymous().auth.logout();
    for (const login of ['two', 'three'])
      await expect(signIn(login)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(signedIn()).toBeNull();
    expect(await linksOf(unconfirmed.id)).toEqual([]);
    expect(await linksOf(claimed.id)).toEqual([]);
  });

  it('a member links an account of another address with their password, and unlinks it', async () => {
    const { db, as, signedIn, anonymous } = api();
    const member = await makeMember(db);
    chamber.people.set('private', personOf('private@id.test', false));
    const own = await as(member);
    const { url } = await own.account.identities.link({ key: 'chamber', password: TEST_PASSWORD });
    const answer = await signInThere(url, 'private');
    expect(await own.auth.provider.finish({ key: 'chamber', answer })).toEqual({ status: 'linked' });
    expect(await signIn('private')).toEqual({ status: 'signedIn' });
    expect(signedIn()).toBe(member.id);
    await anonymous().auth.logout();
    const { items } = await own.account.identities.list();
    const [linked] = items;
    await own.account.identities.unlink({ id: linked?.id ?? 0, password: TEST_PASSWORD });
    await expect(signIn('private')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
