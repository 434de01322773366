import { makeMember, makeService } from '@guildhall/db/testing';
import { expect, it } from 'vitest';
import { testApi } from '../../../../testing/index.ts';
import { ChecklistItem } from './checklist.schema.ts';

const api = testApi();

it('the checklist of an empty community holds everything, and each item goes once it is done', async () => {
  const { db, as } = api();
  const { admin } = await as(await makeMember(db, { role: 'admin' }));
  expect(await admin.checklist.list()).toEqual(ChecklistItem.options);

  await admin.community.update({
    name: 'Harbor Guild',
    primaryColor: '#7a1f4b',
    landingHeading: 'Where the harbor meets',
    footerColumns: [{ title: 'Legal', links: [{ label: 'Terms', url: 'https://harbor.test/terms' }] }],
  });
  await makeMember(db);
  expect(await admin.checklist.list()).toEqual([
    'mail',
    'services',
    'secondAdministrator',
    'backupElsewhere',
  ]);

  await db
    .insertInto('outbox')
    .values({
      channel: 'mail',
      topic: 'mail.test',
      status: 'sent',
      transport: 'smtp',
      finishedAt: new Date(),
    })
    .execute();

  await makeService(db);
  await makeMember(db, { role: 'admin' });
  expect(await admin.checklist.list()).toEqual(['backupElsewhere']);
});

it('two administrators who dismiss different items at once lose neither', async () => {
  const { db, as } = api();
  const [one, other] = [
    await as(await makeMember(db, { role: 'admin' })),
    await as(await makeMember(db, { role: 'admin' })),
  ];
  await db.deleteFrom('services').execute();
  await Promise.all([
    one.admin.checklist.dismiss({ item: 'services' }),
    other.admin.checklist.dismiss({ item: 'backupElsewhere' }),
    other.admin.checklist.dismiss({ item: 'services' }),
  ]);
  const left = await one.admin.checklist.list();
  expect(left).not.toContain('services');
  expect(left).not.toContain('backupElsewhere');
});

it('services are nothing to do where the shop is switched off', async () => {
  const { db, as } = api();
  const { admin } = await as(await makeMember(db, { role: 'admin' }));
  await db.deleteFrom('settings').where('key', 'like', 'checklist.%').execute();
  await db.deleteFrom('services').execute();
  expect(await admin.checklist.list()).toContain('services');
  await admin.community.update({ disabledAreas: ['shop'] });
  expect(await admin.checklist.list()).not.toContain('services');
});
