import { makeChapter, makeConnection, makeMember, makeOpportunity } from '@guildhall/db/testing';
import { expect, it } from 'vitest';
import { makeAnaAndBen } from '../../../testing/notified.ts';
import { testApi } from '../../../testing/index.ts';
import { composeMail } from './compose-mail.ts';

const api = testApi();

/** The only email queued for a member, as it would be sent now. */
async function mailFor(userId: number) {
  const { db, services } = api();
  const event = await db
    .selectFrom('outbox')
    .select(['topic', 'payload', 'userId'])
    .where('userId', '=', userId)
    .where('channel', '=', 'mail')
    .executeTakeFirstOrThrow();
  return composeMail(db, services, event);
}

it('a message is quoted in plain text and HTML, and the button opens its conversation', async () => {
  const { ana, ben, one } = await makeAnaAndBen(api());
  await one.messages.send({ toUserId: ben.id, content: 'Two cakes, **please**: <b> & all' });
  const mail = await mailFor(ben.id);
  expect(mail?.text).toContain('Ana Silva wrote to you.\n\n“Two cakes, please: <b> & all”');
  expect(mail?.html).toContain('>Two cakes, please: &lt;b&gt; &amp; all</p>');
  expect(mail?.html).toContain(`/messages?with=${ana.id}`);
  expect(mail?.html).toContain('>Read the message</a>');
});

it('what was written with a request to connect is quoted', async () => {
  const { ben, one } = await makeAnaAndBen(api());
  await one.connections.request({ toUserId: ben.id, message: 'We met at the fair.' });
  expect((await mailFor(ben.id))?.text).toContain('“We met at the fair.”');
});

it('what was written with an application is quoted, until it is taken back', async () => {
  const { ben, one } = await makeAnaAndBen(api());
  const { id } = await makeOpportunity(api().db, { postedBy: ben.id });
  await one.opportunities.sendApplication({ id, message: 'I have baked for weddings since 2009.' });
  expect((await mailFor(ben.id))?.text).toContain('“I have baked for weddings since 2009.”');
  await one.opportunities.applications.withdraw({ id });
  expect(String((await mailFor(ben.id))?.text)).not.toContain('weddings');
});

it('what was written with a request to join a chapter is quoted to its leader', async () => {
  const { ben, one } = await makeAnaAndBen(api());
  const chapter = await makeChapter(api().db, { joining: 'request', leaders: [ben.id] });
  await one.chapters.members.join({ slug: chapter.slug, answer: 'I bake on Mondays.' });
  expect((await mailFor(ben.id))?.text).toContain('“I bake on Mondays.”');
});

it('a message that was taken back before the email left is not in it', async () => {
  const { ana, ben, one } = await makeAnaAndBen(api());
  await makeConnection(api().db, { userId: ana.id, connectedUserId: ben.id, status: 'accepted' });
  await one.messages.send({ toUserId: ben.id, content: 'Are you in on Friday?' });
  const { id } = await one.messages.send({ toUserId: ben.id, content: 'Wrong window' });
  expect((await mailFor(ben.id))?.text).toContain('“Wrong window”');
  await one.messages.delete({ id });
  const mail = await mailFor(ben.id);
  expect(mail?.text).toContain('“Are you in on Friday?”');
  expect(mail?.text).not.toContain('Wrong window');
  expect(mail?.text).toContain(`/messages?with=${ana.id}`);
});

it('no message of anybody else is quoted', async () => {
  const { db, as } = api();
  const { ben, one } = await makeAnaAndBen(api());
  const cleo = await makeMember(db);
  await one.messages.send({ toUserId: cleo.id, content: 'Only for Cleo' });
  await (await as(cleo)).messages.send({ toUserId: ben.id, content: 'Hello from Cleo' });
  const mail = await mailFor(ben.id);
  expect(mail?.text).toContain('“Hello from Cleo”');
  expect(mail?.text).not.toContain('Only for Cleo');
});
