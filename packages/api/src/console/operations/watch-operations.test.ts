import { expect, it } from 'vitest';
import { makeMember } from '@guildhall/db/testing';
import { testApi } from '../../../testing/index.ts';
import { watchOperations } from './watch-operations.commands.ts';

const api = testApi();

it('administrators hear of failed emails and a failed backup, once until they have read it', async () => {
  const { db, as, services } = api();
  const admin = await as(await makeMember(db, { role: 'admin' }));
  const host = { db, backups: services.backups, log: services.log };
  const texts = async () => (await admin.notifications.list({})).items.map(({ text }) => text);
  await watchOperations(host);
  expect(await texts()).not.toContain('Emails could not be delivered');
  await db
    .insertInto('outbox')
    .values({ channel: 'mail', topic: 'mail.digest', status: 'failed', finishedAt: new Date() })
    .execute();
  await db
    .insertInto('backups')
    .values({ name: 'x', kind: 'full', origin: 'schedule', status: 'failed', finishedAt: new Date() })
    .execute();
  for (let run = 0; run < 2; run += 1) await watchOperations(host);
  const found = await texts();
  for (const text of ['Emails could not be delivered', 'The last backup failed'])
    expect(found.filter((one) => one === text)).toHaveLength(1);
});
