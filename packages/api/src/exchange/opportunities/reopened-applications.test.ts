import type { Database } from '@guildhall/db';
import { makeMember, makeOpportunity } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';

const api = testApi();

/** Pia has posted an opportunity, and two members have applied. */
async function posted(db: Database, as: ReturnType<typeof api>['as']) {
  const pia = await makeMember(db, { firstName: 'Pia', lastName: 'Poster' });
  const { id } = await makeOpportunity(db, { postedBy: pia.id, title: 'Falconer for the roof' });
  const apply = async () => {
    const { id: userId } = await makeMember(db);
    await (await as({ id: userId })).opportunities.sendApplication({ id, message: 'I have a hawk' });
    return userId;
  };
  return { id, poster: await as(pia), first: await apply(), second: await apply() };
}

describe('an answer that is taken back', () => {
  it('lets the application wait again, is told to the applicant, and can be given again', async () => {
    const { db, as } = api();
    const { id, poster, first: userId } = await posted(db, as);
    const finn = await as({ id: userId });
    const { applications } = poster.opportunities;
    const listed = async () => (await applications.list({ id })).find(({ person }) => person.id === userId);
    await applications.answer({ id, userId, status: 'accepted' });
    expect(await listed()).toMatchObject({ can: { answer: false, reopen: true } });

    await applications.reopen({ id, userId });
    await applications.reopen({ id, userId });

    expect((await finn.notifications.list({})).items.map(({ text }) => text)).toEqual([
      'Pia Poster took back the answer to your application for “Falconer for the roof”, which waits again',
      'Pia Poster accepted your application for “Falconer for the roof”',
    ]);
    expect(await finn.opportunities.get({ id })).toMatchObject({ application: 'pending' });
    expect(await listed()).toMatchObject({ status: 'pending', can: { answer: true, reopen: false } });
    await applications.answer({ id, userId, status: 'declined' });
  });

  it('is refused after a day, to everybody else, and for what was withdrawn', async () => {
    const { db, as } = api();
    const { id, poster, first, second } = await posted(db, as);
    const { applications } = poster.opportunities;
    await applications.answer({ id, userId: first, status: 'declined' });
    await db
      .updateTable('opportunityApplications')
      .set({ endedAt: new Date(Date.now() - 25 * 3_600_000) })
      .where('userId', '=', first)
      .execute();
    await (await as({ id: second })).opportunities.applications.withdraw({ id });

    await expect(applications.reopen({ id, userId: first })).rejects.toThrow(
      'An answer can be taken back for a day',
    );
    await expect(applications.reopen({ id, userId: second })).rejects.toThrow(
      'This application no longer exists',
    );
    const finn = await as({ id: first });
    await expect(finn.opportunities.applications.reopen({ id, userId: first })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('an applicant who left', () => {
  it('is neither counted nor listed', async () => {
    const { db, as } = api();
    const { id, poster, first } = await posted(db, as);
    await db.updateTable('users').set({ isActive: false }).where('id', '=', first).execute();
    expect(await poster.opportunities.get({ id })).toMatchObject({ applications: 1 });
    expect(await poster.opportunities.applications.list({ id })).toHaveLength(1);
  });
});
