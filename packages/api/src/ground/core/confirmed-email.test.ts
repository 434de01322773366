import { makeMember } from '@guildhall/db/testing';
import { expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { appRouter } from '../../app.router.ts';

const api = testApi();

/** What members may do before their address is confirmed. Whatever is added below must reach nobody who did not ask for it.
 * To delete what is one's own is allowed everywhere, so that is not listed. */
const ALLOWED = [
  // The account and the own profile, which nobody sees yet.
  'account.changeAddress',
  'account.changePassword',
  'account.confirmation.byCode',
  'account.confirmation.byPasskey',
  'account.confirmation.options',
  'account.locale.set',
  'account.locale.setRead',
  'account.sessions.endOthers',
  'account.sessions.end',
  'account.passkeys.add',
  'account.passkeys.begin',
  'account.passkeys.remove',
  'account.passkeys.rename',
  'account.identities.link',
  'account.identities.unlink',
  'account.requestVerification',
  'account.secondFactor.begin',
  'account.secondFactor.confirm',
  'account.secondFactor.end',
  'account.secondFactor.renewCodes',
  'account.updatePrivacy',
  'consents.accept',
  'notifications.markAllRead',
  'notifications.markRead',
  'notifications.setDigest',
  'notifications.setPreference',
  'notifications.stopEmails',
  'onboarding.skip',
  'profile.correctUnderstood',
  'profile.update',
  'profile.works.create',
  'profile.works.order',
  'profile.works.update',
  // What they alone see.
  'articles.bookmark',
  'businesses.favourites.set',
  'connections.dismiss',
  'connections.suggestAgain',
  'feed.bookmark',
  'messages.conversations.setMuted',
  'messages.conversations.signalTyping',
  'messages.markRead',
  'messages.markThreadRead',
  'articles.own.withdraw',
  'opportunities.save',
  'opportunities.searches.remove',
  'opportunities.searches.save',
  'opportunities.searches.update',
  'topics.follow',
  // What ends something, and reports to the administrators.
  'businesses.reviews.report',
  'businesses.team.remove',
  'connections.block',
  'connections.unblock',
  'chapters.members.remove',
  'chapters.members.withdraw',
  'events.attendance.withdraw',
  'events.calendar.remove',
  'events.calendar.replace',
  'handovers.cancel',
  'events.cancel',
  'events.series.withdraw',
  'articles.comments.report',
  'feed.comments.report',
  'feed.report',
  'invitations.revoke',
  'opportunities.applications.withdraw',
  'opportunities.close',
  'orders.cancel',
  'orders.declineQuote',
  'profile.report',
  'shortLinks.report',
  // To whoever invited or asked them, and to people they know.
  'connections.request',
  'connections.respond',
  'messages.send',
];

type Definition = { type: string; meta?: { auth?: string } };
type Call = (input: object) => Promise<unknown>;

it('every mutation of members but the listed ones is refused before the address is confirmed', async () => {
  const { db, as } = api();
  const admin = await as(await makeMember(db, { role: 'admin' }));
  await admin.admin.registration.update({ requiresConfirmedEmail: true });
  const caller = await as(await makeMember(db, { emailVerifiedAt: null }));
  const mutations = Object.entries(appRouter._def.procedures).flatMap(([path, procedure]) => {
    const { type, meta } = Reflect.get(procedure, '_def') as Definition;
    return type === 'mutation' && meta?.auth === 'member' ? [path] : [];
  });
  const allowed: string[] = [];
  for (const path of mutations) {
    const call = path
      .split('.')
      .reduce<unknown>((found, key) => Reflect.get(Object(found), key), caller) as Call;
    const error: unknown = await call({}).catch((thrown: unknown) => thrown);
    const isRefused = error instanceof Error && error.message.includes('confirm your email address');
    if (!isRefused && !path.endsWith('.delete')) allowed.push(path);
  }
  expect(mutations.length).toBeGreaterThan(55);
  expect(allowed.toSorted()).toEqual(ALLOWED.toSorted());
});
