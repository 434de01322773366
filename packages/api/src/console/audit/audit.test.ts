import { makeBusiness, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { AUDIT_EVENTS } from '../../ground/values/audit-events.messages.ts';

const api = testApi();

async function asAdmin(firstName = 'Clara') {
  const { db, as } = api();
  const admin = await makeMember(db, { role: 'admin', firstName, lastName: 'Vance' });
  return { db, as, id: admin.id, admin: await as(admin) };
}

describe('the audit log', () => {
  it('says in a sentence what was done to what, by what it is called now', async () => {
    const { db, admin } = await asAdmin();
    const member = await makeMember(db, { firstName: 'Zoë', lastName: 'O’Brien <b>' });
    await admin.admin.users.setActive({ id: member.id, isActive: false });
    const { items } = await admin.audit.list({ targetType: 'user', targetId: String(member.id) });
    expect(items).toMatchObject([
      {
        event: 'user.deactivated',
        sentence: 'Deactivated',
        targetName: 'Zoë O’Brien <b>',
        actor: { name: 'Clara Vance' },
      },
    ]);
  });

  it('finds what a person did and what was done to them, by a part of their name', async () => {
    const { db, admin } = await asAdmin('Bartholomäus');
    const member = await makeMember(db, { firstName: 'Quintessa', lastName: 'Rao' });
    const business = await makeBusiness(db, {});
    await admin.admin.users.setActive({ id: member.id, isActive: false });
    await admin.businesses.admin.setStatus({ id: business.id, isVerified: true });

    const eventsOf = async (person: string) =>
      (await admin.audit.list({ person })).items.map(({ event }) => event);
    expect(await eventsOf('quintessa')).toEqual(['user.deactivated']);
    expect(await eventsOf('Bartholomaus')).toEqual(['business.status_changed', 'user.deactivated']);
    expect(await eventsOf('nobody of this name')).toEqual([]);
  });

  it('names nobody whose account was deleted', async () => {
    const { db, admin } = await asAdmin();
    const member = await makeMember(db, { firstName: 'Gone' });
    await admin.admin.users.setActive({ id: member.id, isActive: false });
    await db.updateTable('users').set({ erasedAt: new Date() }).where('id', '=', member.id).execute();
    const { items } = await admin.audit.list({ targetId: String(member.id), targetType: 'user' });
    expect(items).toMatchObject([{ targetName: null }]);
  });

  it('has a different sentence for every event', () => {
    const sentences = Object.values(AUDIT_EVENTS);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});
