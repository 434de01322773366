import { makeConnection, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { composeMail } from '../console/mails/compose-mail.ts';
import { issueSetupToken } from '../console/setup/setup-token.commands.ts';

const api = testApi();
const password = 'Zwei-blaue-Kähne';

describe('a person with one name', () => {
  it.each([
    ['without a last name', 'none', {}],
    ['with an empty last name', 'empty', { lastName: '' }],
    ['with a blank last name', 'blank', { lastName: '  ' }],
    ['with null as the last name', 'null', { lastName: null }],
  ])('registers %s', async (_how, local, name) => {
    const email = `${local}@names.test`;
    const user = await api()
      .anonymous()
      .auth.register({ firstName: 'Sukarno', email, password, ...name });
    expect(user).toMatchObject({ firstName: 'Sukarno', lastName: '' });
    expect(user.username).toMatch(/^sukarno(-\d+)?$/);
  });

  it('sets the community up', async () => {
    const { db, anonymous, signedIn } = api();
    const issued = await issueSetupToken(db, { replace: true });
    if (typeof issued === 'string') throw new Error(issued);
    const ada = { email: 'ada@names.test', firstName: 'Ada', password: 'lighthouse at noon' };
    await anonymous().setup.createAdministrator({ token: issued.token, ...ada });
    expect(signedIn()).not.toBeNull();
  });

  it('is added by an administrator, and gives up a last name', async () => {
    const { db, as } = api();
    const admin = await as(await makeMember(db, { role: 'admin' }));
    const added = await admin.admin.users.add({ email: 'pele@names.test', firstName: 'Pelé' });
    expect(added).toMatchObject({ firstName: 'Pelé', lastName: '' });
    const member = await makeMember(db, { firstName: 'Suharto', lastName: 'Wrong' });
    const caller = await as(member);
    await caller.profile.update({ lastName: '' });
    expect(await caller.auth.me()).toMatchObject({ firstName: 'Suharto', lastName: '' });
    await caller.profile.update({ jobTitle: 'Farmer' });
    expect(await caller.auth.me()).toMatchObject({ lastName: '' });
  });

  it('applies for membership, and is approved', async () => {
    const { db, as, anonymous } = api();
    const admin = await as(await makeMember(db, { role: 'admin' }));
    await admin.admin.registration.update({ mode: 'application', questions: [] });
    await anonymous().registration.join({ firstName: 'Madhu', lastName: '', email: 'madhu@names.test' });
    const { items } = await admin.admin.applicants.list({ limit: 10 });
    const applicant = items.find(({ email }) => email === 'madhu@names.test');
    expect(applicant).toMatchObject({ firstName: 'Madhu', lastName: '' });
    await admin.admin.applicants.approve({ id: applicant?.id ?? 0 });
    await admin.admin.registration.update({ mode: 'open' });
  });

  it('is named without a blank on posts, in the search, in notices and in mails', async () => {
    const { db, services, as } = api();
    const una = await makeMember(db, { firstName: 'Unamuno', lastName: '' });
    const ben = await makeMember(db, { firstName: 'Ben', lastName: 'Okafor' });
    await makeConnection(db, { userId: una.id, connectedUserId: ben.id, status: 'accepted' });
    const caller = await as(una);
    const reader = await as(ben);
    const post = await caller.feed.create({ content: 'Good morning' });
    expect(post.author.name).toBe('Unamuno');
    const { members } = await reader.search.all({ q: 'unamuno' });
    expect(members.map(({ name }) => name)).toEqual(['Unamuno']);
    await caller.messages.send({ toUserId: ben.id, content: 'Hello Ben' });
    const { items } = await reader.notifications.list({});
    expect(items.map(({ text }) => text).join()).toMatch(/(^|,)Unamuno wrote/);
    const event = await db
      .selectFrom('outbox')
      .select(['topic', 'payload', 'userId'])
      .where('userId', '=', ben.id)
      .where('topic', '=', 'mail.notification')
      .executeTakeFirstOrThrow();
    expect((await composeMail(db, services, event))?.subject).toMatch(/^Unamuno wrote/);
  });

  it('completes the profile without a last name', async () => {
    const { db, as } = api();
    const caller = await as(await makeMember(db, { firstName: 'Cher', lastName: '' }));
    const words = { jobTitle: 'Singer', company: 'Own', industry: 'Arts', lookingFor: 'a venue' };
    const { profileCompletion } = await caller.profile.update({
      ...words,
      professionalSummary: 'Sings.',
      skills: ['singing'],
    });
    expect(profileCompletion).toBe(100);
  });
});
