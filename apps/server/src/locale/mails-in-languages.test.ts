import { inLocale } from '@guildhall/locale/current-locale';
import { LOCALES, type Locale, directionOf } from '@guildhall/locale/locales';
import { makeMember, makeMessage } from '@guildhall/db/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { fastOutbox, outboxHarness, queueEvent } from '../../testing/outbox-harness.ts';
import { readMail } from '../../testing/read-mail.ts';

const harness = outboxHarness();

beforeAll(async () => {
  await harness()
    .db.insertInto('settings')
    .values({ key: 'locales', value: JSON.stringify(LOCALES), updatedAt: new Date() })
    .execute();
});

/** What each language says in the subject, or at the beginning of the text. */
const GREETING: Record<Locale, RegExp> = {
  en: /^Hello /m,
  de: /^(?:Hallo|Guten Tag) /m,
  fr: /^Bonjour /m,
  es: /^Hola,? /m,
  pt: /^Olá,? /m,
  ar: /^مرحب/m,
};

const TOPICS = [
  'mail.password_reset',
  'mail.verify_email',
  'mail.password_changed',
  'mail.administrator',
  'mail.login_blocked',
  'mail.second_factor_added',
  'mail.passkey_added',
  'mail.accounts_merged',
  'mail.test',
  'mail.notification',
] as const;

async function received(locale: Locale, topic: (typeof TOPICS)[number]) {
  const { db, smtp } = harness();
  const reader = await makeMember(db, { locale, emailVerifiedAt: new Date() });
  const writer = await makeMember(db, { locale: 'fr', firstName: 'Zoë' });
  await makeMessage(db, { senderId: writer.id, recipientId: reader.id });
  const payload =
    topic === 'mail.notification'
      ? { actorId: writer.id, notice: { kind: 'message' }, notificationId: null }
      : {};
  // The sender reads another language.
  const id = await inLocale('fr', () =>
    queueEvent(db, {
      channel: 'mail',
      topic,
      payload,
      userId: reader.id,
      dedupeKey: `${topic} ${reader.id}`,
    }),
  );
  await fastOutbox(harness()).deliver(id);
  return readMail(smtp.messages.at(-1) ?? '');
}

describe.each(LOCALES)('a member who reads %s', (locale) => {
  it.each(TOPICS)('gets %s in that language, although the sender reads another', async (topic) => {
    const { subject, bodies } = await received(locale, topic);
    expect(bodies).toMatch(GREETING[locale]);
    expect(bodies).toContain(`<html lang="${locale}" dir="${directionOf(locale)}">`);
    const english = locale === 'en' ? undefined : (await received('en', topic)).subject;
    expect(subject).not.toBe(english);
    expect(subject).not.toMatch(/undefined|\{\d\}/);
  });
});

it('who has chosen nothing is written to in the community’s own language', async () => {
  const { db, smtp } = harness();
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify(['de', 'en']) })
    .where('key', '=', 'locales')
    .execute();
  const { id: userId } = await makeMember(db, { locale: null });
  const topic = 'mail.password_changed';
  const id = await queueEvent(db, { channel: 'mail', topic, payload: {}, userId, dedupeKey: `${userId}` });
  await fastOutbox(harness()).deliver(id);
  expect(readMail(smtp.messages.at(-1) ?? '').bodies).toMatch(GREETING.de);
});
