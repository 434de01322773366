import { type Database } from '@guildhall/db';
import { makeMember, makeOpportunity } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';

const api = testApi();
const NOWHERE = 2_000_000_000;

/** Pia has posted an opportunity; Finn has applied, and so have the members named. */
async function posted(db: Database, as: ReturnType<typeof api>['as'], applicants = 1) {
  const pia = await makeMember(db, { firstName: 'Pia', lastName: 'Poster' });
  const opportunity = await makeOpportunity(db, {
    postedBy: pia.id,
    title: 'Falconer for the roof',
    skillsNeeded: ['Falconry'],
    searchTerms: ['falconri'],
  });
  const members = [];
  for (let turn = 0; turn < applicants; turn += 1) {
    const member = await makeMember(db, { firstName: 'Finn', lastName: `Number ${turn}` });
    await (await as(member)).opportunities.sendApplication({ id: opportunity.id, message: `Hawk ${turn}` });
    members.push(member);
  }
  return { id: opportunity.id, opportunity, poster: await as(pia), pia, members };
}

describe('the applications for an opportunity', () => {
  it('are listed for its poster with the message and the fit, the ones that wait first', async () => {
    const { db, as } = api();
    const { id, poster, members } = await posted(db, as, 3);
    const [first, second] = members;
    if (!first || !second) throw new Error('three have applied');
    await (await as(second)).profile.update({ skills: ['Falconry'] });
    await poster.opportunities.applications.answer({ id, userId: first.id, status: 'declined' });

    const listed = await poster.opportunities.applications.list({ id });
    expect(listed[0]).toMatchObject({ person: { id: second.id }, message: 'Hawk 1', status: 'pending' });
    expect(listed[0]?.fitScore).toBeGreaterThan(listed[1]?.fitScore ?? 100);
    expect(listed.at(-1)).toMatchObject({
      person: { id: first.id },
      status: 'declined',
      can: { answer: false },
    });
    expect(await poster.opportunities.get({ id })).toMatchObject({ applications: 3 });
  });

  it('are named in the bell and in the message, for the poster', async () => {
    const { db, as } = api();
    const { id, poster, members } = await posted(db, as);
    expect((await poster.notifications.list({})).items).toMatchObject([
      {
        text: 'Finn Number 0 applied for “Falconer for the roof”',
        target: { type: 'opportunity', id },
      },
    ]);
    const thread = await poster.messages.thread({ userId: members[0]?.id ?? 0 });
    expect(thread.messages).toMatchObject([
      { content: 'Hawk 0', about: { kind: 'opportunity', id, name: 'Falconer for the roof' } },
    ]);
  });

  it('say in the conversation how they were answered, to both', async () => {
    const { db, as } = api();
    const { id, poster, pia, members } = await posted(db, as);
    const userId = members[0]?.id ?? 0;
    const finn = await as({ id: userId });
    const answers = async () => [
      (await finn.messages.thread({ userId: pia.id })).messages.map(({ answer }) => answer),
      (await poster.messages.thread({ userId })).messages.map(({ answer }) => answer),
    ];
    expect(await answers()).toEqual([[null], [null]]);
    await finn.opportunities.applications.withdraw({ id });
    await finn.opportunities.sendApplication({ id, message: 'Two hawks' });
    await poster.opportunities.applications.answer({ id, userId, status: 'accepted' });
    // Newest first: the one that was taken back carries nothing.
    expect(await answers()).toEqual([
      ['accepted', null],
      ['accepted', null],
    ]);
  });

  it('are listed for the applicant, last first, until they withdraw, page by page', async () => {
    const { db, as } = api();
    const finn = await makeMember(db);
    const asFinn = await as(finn);
    const [first, second, third] = [
      await makeOpportunity(db, { isActive: true }),
      await makeOpportunity(db),
      await makeOpportunity(db),
    ];
    for (const { id } of [first, second, third]) await asFinn.opportunities.sendApplication({ id });
    await db.updateTable('opportunities').set({ isActive: false }).where('id', '=', first.id).execute();
    const { items, nextCursor } = await asFinn.opportunities.applications.mine({ limit: 2 });
    expect(items).toMatchObject([
      { id: third.id, application: 'pending', can: { withdraw: true } },
      { id: second.id },
    ]);
    const rest = await asFinn.opportunities.applications.mine({ limit: 2, cursor: nextCursor });
    expect(rest).toMatchObject({ items: [{ id: first.id, isOpen: false }], nextCursor: null });
    await asFinn.opportunities.applications.withdraw({ id: third.id });
    expect((await asFinn.opportunities.applications.mine({})).items.map(({ id }) => id)).toEqual([
      second.id,
      first.id,
    ]);
    expect((await (await as(await makeMember(db))).opportunities.applications.mine({})).items).toEqual([]);
  });

  it('are nobody else’s to see or answer', async () => {
    const { db, as } = api();
    const { id, members } = await posted(db, as);
    const userId = members[0]?.id ?? 0;
    for (const caller of [await as(members[0] ?? { id: 0 }), await as(await makeMember(db))]) {
      await expect(caller.opportunities.applications.list({ id })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      await expect(
        caller.opportunities.applications.answer({ id, userId, status: 'accepted' }),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it('cannot be answered for a member who has not applied', async () => {
    const { db, as } = api();
    const { id, poster } = await posted(db, as);
    for (const userId of [NOWHERE, (await makeMember(db)).id])
      await expect(
        poster.opportunities.applications.answer({ id, userId, status: 'accepted' }),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('an answer', () => {
  it('is told to the applicant, who may then write as often as they like', async () => {
    const { db, as } = api();
    const { id, pia, poster, members } = await posted(db, as);
    const finn = await as(members[0] ?? { id: 0 });
    const write = () => finn.messages.send({ toUserId: pia.id, content: `Thank you ${Math.random()}` });
    await expect(write()).rejects.toMatchObject({ code: 'CONFLICT' });

    await poster.opportunities.applications.answer({ id, userId: members[0]?.id ?? 0, status: 'accepted' });

    expect((await finn.notifications.list({})).items).toMatchObject([
      { text: 'Pia Poster accepted your application for “Falconer for the roof”' },
    ]);
    expect(await finn.opportunities.get({ id })).toMatchObject({
      application: 'accepted',
      can: { apply: false, withdraw: false },
    });
    await write();
    await write();
  });

  it('is one answer when it is given ten times at once, and told once', async () => {
    const { db, as } = api();
    const { id, poster, members } = await posted(db, as);
    const userId = members[0]?.id ?? 0;
    await Promise.all(
      Array.from({ length: 10 }, () =>
        poster.opportunities.applications.answer({ id, userId, status: 'accepted' }),
      ),
    );
    expect((await (await as({ id: userId })).notifications.list({})).items).toHaveLength(1);
  });

  it('cannot be turned into the opposite by a second device', async () => {
    const { db, as } = api();
    const { id, poster, members } = await posted(db, as);
    const userId = members[0]?.id ?? 0;
    const answers = await Promise.allSettled(
      (['accepted', 'declined'] as const).map((status) =>
        poster.opportunities.applications.answer({ id, userId, status }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'CONFLICT', message: 'You have answered this application already' },
    });
  });
});

describe('a withdrawal', () => {
  it('takes the application off the list and tells the poster; the member may apply again', async () => {
    const { db, as } = api();
    const { id, poster, members } = await posted(db, as);
    const finn = await as(members[0] ?? { id: 0 });
    await finn.opportunities.applications.withdraw({ id });
    await finn.opportunities.applications.withdraw({ id });
    expect(await poster.opportunities.applications.list({ id })).toEqual([]);
    expect(await poster.opportunities.get({ id })).toMatchObject({ applications: 0 });
    expect((await poster.notifications.list({})).items.map(({ text }) => text)).toEqual([
      'Finn Number 0 withdrew the application for “Falconer for the roof”',
      'Finn Number 0 applied for “Falconer for the roof”',
    ]);

    await finn.opportunities.sendApplication({ id, message: 'I thought again' });
    expect(await poster.opportunities.applications.list({ id })).toMatchObject([
      { message: 'I thought again' },
    ]);
  });

  it('and an acceptance at the same moment leave one of the two, and an error for the other', async () => {
    const { db, as } = api();
    const { id, poster, members } = await posted(db, as);
    const finn = await as(members[0] ?? { id: 0 });
    const both = await Promise.allSettled([
      finn.opportunities.applications.withdraw({ id }),
      poster.opportunities.applications.answer({ id, userId: members[0]?.id ?? 0, status: 'accepted' }),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const row = await db
      .selectFrom('opportunityApplications')
      .select('status')
      .where('opportunityId', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.status).toBe(both[0]?.status === 'fulfilled' ? 'withdrawn' : 'accepted');
  });

  it('is refused without an application', async () => {
    const { db, as } = api();
    const { id } = await posted(db, as, 0);
    await expect(
      (await as(await makeMember(db))).opportunities.applications.withdraw({ id }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('closing', () => {
  it('is told once to those who wait, and not to those who were answered', async () => {
    const { db, as } = api();
    const { id, poster, members } = await posted(db, as, 3);
    const [accepted, ...waiting] = members;
    await poster.opportunities.applications.answer({ id, userId: accepted?.id ?? 0, status: 'accepted' });
    await Promise.all([poster.opportunities.close({ id }), poster.opportunities.close({ id })]);
    const textsOf = async (member: { id: number }) =>
      (await (await as(member)).notifications.list({})).items.map(({ text }) => text);
    for (const member of waiting)
      expect(await textsOf(member)).toEqual([
        '“Falconer for the roof”, which you applied for, has been closed',
      ]);
    expect(await textsOf(accepted ?? { id: 0 })).toEqual([
      'Pia Poster accepted your application for “Falconer for the roof”',
    ]);
  });
});

describe('editing', () => {
  const fields = { title: 'Falconer, part-time', description: 'Mornings only', location: 'Lisbon' };

  it('changes an open opportunity for everyone, and keeps its applications', async () => {
    const { db, as } = api();
    const { id, poster, members } = await posted(db, as);
    await poster.opportunities.update({ id, ...fields, skillsNeeded: ['Hawking'] });
    expect(await (await as(members[0] ?? { id: 0 })).opportunities.get({ id })).toMatchObject({
      ...fields,
      skillsNeeded: ['Hawking'],
      application: 'pending',
    });
  });

  it('is refused to others, and once it is closed', async () => {
    const { db, as } = api();
    const { id, poster, members } = await posted(db, as);
    await expect(
      (await as(members[0] ?? { id: 0 })).opportunities.update({ id, ...fields }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await poster.opportunities.close({ id });
    await expect(poster.opportunities.update({ id, ...fields })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This opportunity is closed',
    });
  });
});
