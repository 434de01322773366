import { makeMember } from '@guildhall/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { type OidcClient, OidcFailure } from '../../ground/core/oidc-client.ts';

const answering: OidcClient['check'] = (issuer) =>
  issuer.includes('down') ? Promise.reject(new OidcFailure('unreachable', 'down')) : Promise.resolve();
const unused = () => Promise.reject(new Error('nobody signs in here'));
const api = testApi({ oidc: { check: answering, begin: unused, finish: unused } });
beforeEach(() => api().db.deleteFrom('oidcProviders').execute());

const serviceOf = (key: string) => ({
  key,
  name: 'Chamber login',
  issuer: `https://${key}.test`,
  clientId: 'guildhall',
  clientSecret: `secret of ${key}`,
});

const console = async () => (await api().as(await makeMember(api().db, { role: 'admin' }))).admin.providers;

it('a service is added when it answers, and its secret is never shown or stored as typed', async () => {
  const admin = await console();
  const list = await admin.add(serviceOf('chamber'));
  expect(list.items).toMatchObject([
    { key: 'chamber', redirectUri: 'http://guildhall.test/api/auth/oidc/chamber/callback', isOn: true },
  ]);
  expect(JSON.stringify(list)).not.toContain('secret of chamber');
  const row = await api().db.selectFrom('oidcProviders').selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain('secret of chamber');
  const audit = await api()
    .db.selectFrom('audit')
    .selectAll()
    .where('event', '=', 'provider.added')
    .execute();
  expect(audit).toHaveLength(1);
  expect(JSON.stringify(audit)).not.toContain('secret of chamber');
});

it('a service that does not answer is not added', async () => {
  const admin = await console();
  await expect(admin.add(serviceOf('down'))).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect(await admin.test({ issuer: 'https://down.test' })).toMatchObject({
    problem: expect.stringContaining('Nothing answers there'),
  });
  expect((await admin.list()).items).toEqual([]);
});

it('there are five services at most, each with its own key and issuer', async () => {
  const admin = await console();
  await admin.add(serviceOf('one'));
  await expect(admin.add(serviceOf('one'))).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(admin.add({ ...serviceOf('two'), issuer: 'https://one.test' })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  for (const key of ['two', 'three', 'four', 'five']) await admin.add(serviceOf(key));
  await expect(admin.add(serviceOf('six'))).rejects.toMatchObject({
    message: 'There can be 5 services. Remove one first.',
  });
});

it('a service is renamed, switched off and closed to newcomers, and what is not named stays', async () => {
  const admin = await console();
  const { items } = await admin.add(serviceOf('chamber'));
  const id = items[0]?.id ?? 0;
  const sealed = () => api().db.selectFrom('oidcProviders').select('secretSealed').executeTakeFirstOrThrow();
  const before = await sealed();
  await admin.update({ id, name: 'Alumni login' });
  const off = await admin.update({ id, isOn: false, takesNewcomers: false });
  expect(off.items).toMatchObject([
    { name: 'Alumni login', clientId: 'guildhall', isOn: false, takesNewcomers: false },
  ]);
  expect(await sealed()).toEqual(before);
  await admin.update({ id, clientSecret: 'another' });
  expect(await sealed()).not.toEqual(before);
});

it('buttons are there for services that are on', async () => {
  const admin = await console();
  const { items } = await admin.add(serviceOf('chamber'));
  const shown = async () => (await api().services.community.providers()).map(({ key }) => key);
  expect(await shown()).toEqual(['chamber']);
  await admin.update({ id: items[0]?.id ?? 0, isOn: false });
  await expect.poll(shown).toEqual([]);
});
