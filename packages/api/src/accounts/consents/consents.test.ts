import { makeMember } from '@guildhall/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';

const api = testApi();
const ANA = { firstName: 'Ana', lastName: 'Duarte', password: 'a long enough password' };
let addresses = 0;
const address = () => `newcomer-${(addresses += 1)}@guild.test`;

beforeEach(async () => {
  const { db } = api();
  await db.deleteFrom('consents').execute();
  await db.deleteFrom('pageVersions').execute();
  await db.deleteFrom('pages').execute();
});

async function publishTerms() {
  const { db, as } = api();
  const { pages } = (await as(await makeMember(db, { role: 'admin' }))).admin;
  const fields = { slug: 'terms', title: 'Terms', content: 'Be kind.', inFooter: true };
  let { id, version } = await pages.create(fields);
  const publish = async (requiresConsent: boolean, asksAgain = false) => {
    const page = await pages.publish({ ...fields, id, version, requiresConsent, asksAgain });
    ({ version } = page);
    return page;
  };
  return { publish, unpublish: () => pages.unpublish({ id }), page: () => pages.get({ id }) };
}

const member = async () => {
  const { db, as } = api();
  return as(await makeMember(db));
};

const TERMS_1 = { slug: 'terms', number: 1 };
const TERMS_2 = { slug: 'terms', number: 2 };

describe('a member is asked to accept', () => {
  it('a page that says so, once', async () => {
    const { publish } = await publishTerms();
    await publish(true);
    const ana = await member();
    expect(await ana.consents.pending()).toEqual([{ ...TERMS_1, title: 'Terms', hasAcceptedEarlier: false }]);
    expect(await ana.consents.accept({ versions: [TERMS_1] })).toEqual([]);
    expect(await ana.consents.pending()).toEqual([]);
  });

  it('no page that only informs, and none that is not published', async () => {
    const { publish, unpublish } = await publishTerms();
    await publish(false);
    const ana = await member();
    expect(await ana.consents.pending()).toEqual([]);
    await publish(true);
    await unpublish();
    expect(await ana.consents.pending()).toEqual([]);
    expect((await ana.site.config()).consentPages).toEqual([]);
  });

  it('a later version only when it asks again', async () => {
    const { publish } = await publishTerms();
    await publish(true);
    const ana = await member();
    await ana.consents.accept({ versions: [TERMS_1] });
    await publish(true);
    expect(await ana.consents.pending()).toEqual([]);
    await publish(true, true);
    expect(await ana.consents.pending()).toEqual([
      { slug: 'terms', number: 3, title: 'Terms', hasAcceptedEarlier: true },
    ]);
  });

  it('nothing anew when a page stops asking and starts once more', async () => {
    const { publish } = await publishTerms();
    await publish(true);
    const ana = await member();
    await ana.consents.accept({ versions: [TERMS_1] });
    await publish(false);
    const ben = await member();
    expect(await ben.consents.pending()).toEqual([]);
    await publish(true);
    expect(await ana.consents.pending()).toEqual([]);
    expect(await ben.consents.pending()).toMatchObject([{ slug: 'terms', number: 3 }]);
  });

  it('the version that was published while they read the one before', async () => {
    const { publish } = await publishTerms();
    await publish(true);
    const ana = await member();
    await publish(true, true);
    expect(await ana.consents.accept({ versions: [TERMS_1] })).toMatchObject([TERMS_2]);
  });
});

describe('consent', () => {
  it('is stored once per version, with the time, however often it is given', async () => {
    const { publish } = await publishTerms();
    await publish(true);
    const ana = await member();
    await Promise.all([1, 2, 3].map(() => ana.consents.accept({ versions: [TERMS_1] })));
    const stored = await api().db.selectFrom('consents').select(['number', 'givenAt']).execute();
    expect(stored).toEqual([{ number: 1, givenAt: expect.any(Date) }]);
  });

  it('cannot be given to a version that was never published', async () => {
    const { publish } = await publishTerms();
    await publish(true);
    const ana = await member();
    expect(await ana.consents.accept({ versions: [TERMS_2, { slug: 'x', number: 1 }] })).toHaveLength(1);
    expect(await api().db.selectFrom('consents').selectAll().execute()).toEqual([]);
  });

  it('is given at registration to the versions that were shown there', async () => {
    const { publish } = await publishTerms();
    await publish(true);
    const { anonymous, as } = api();
    const accepts = (await anonymous().site.config()).consentPages;
    const ana = await anonymous().auth.register({ ...ANA, email: address(), accepts });
    expect(await (await as(ana)).consents.pending()).toEqual([]);
  });

  it('is asked for after registration when a program registered the member without it', async () => {
    const { publish } = await publishTerms();
    await publish(true);
    const { anonymous, as } = api();
    const ana = await anonymous().auth.register({ ...ANA, email: address() });
    expect(await (await as(ana)).consents.pending()).toMatchObject([TERMS_1]);
  });

  it('can be given by a member whose membership has lapsed', async () => {
    const { publish } = await publishTerms();
    await publish(true);
    const { db, as } = api();
    const lapsed = await as(await makeMember(db, { membershipExpiresOn: '2020-01-31' }));
    expect(await lapsed.consents.accept({ versions: [TERMS_1] })).toEqual([]);
  });

  it('is counted for administrators', async () => {
    const { publish, page } = await publishTerms();
    await publish(true);
    const before = await page();
    await (await member()).consents.accept({ versions: [TERMS_1] });
    const after = await page();
    expect(after.consents?.accepted).toBe((before.consents?.accepted ?? 0) + 1);
    expect(after.consents?.members).toBe((before.consents?.members ?? 0) + 1);
  });

  it('is in the export of the member, and stays as proof when the account is deleted', async () => {
    const { publish } = await publishTerms();
    await publish(true);
    const { anonymous, as, db } = api();
    const accepts = [TERMS_1];
    const { id } = await anonymous().auth.register({ ...ANA, email: address(), accepts });
    const ana = await as({ id });
    const { files } = await ana.account.exportData();
    const file = files.find(({ name }) => name === 'consents.json');
    expect(String(file?.text)).toContain('"page_id": "terms"');
    await ana.account.delete({ password: ANA.password });
    expect(await db.selectFrom('consents').select(['userId', 'number']).execute()).toEqual([
      { userId: id, number: 1 },
    ]);
  });
});
