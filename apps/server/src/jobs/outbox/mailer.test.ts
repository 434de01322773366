import { readFile, readdir, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { daysAgo, makeEvent, makeMember } from '@guildhall/db/testing';
import ICAL from 'ical.js';
import { readConfig } from '../../config/config.ts';
import { fastOutbox, outboxHarness, outboxRow, queueEvent } from '../../../testing/outbox-harness.ts';

const harness = outboxHarness();

afterEach(async () => {
  for (const name of await readdir(harness().folder)) await rm(join(harness().folder, name));
});

/** An email to a member about another member's request. */
const welcome = async (overrides = {}) => {
  const member = await makeMember(harness().db, {
    firstName: 'Ana',
    email: `ana-${Math.random()}@test.test`,
    ...overrides,
  });
  const actor = await makeMember(harness().db, { firstName: 'Ben', lastName: '<b>Okafor</b>' });
  const payload = { actorId: actor.id, notice: { kind: 'connection_asked' }, notificationId: null };
  return {
    member,
    actor,
    id: await queueEvent(harness().db, {
      channel: 'mail',
      topic: 'mail.notification',
      payload,
      userId: member.id,
    }),
  };
};

describe('a mail', () => {
  test('reaches the server with a fixed id, text and HTML, and a one-click unsubscribe', async () => {
    const { id, member } = await welcome();
    await fastOutbox(harness()).deliver(id);
    const [message] = harness().smtp.messages;
    expect(message).toContain(`Message-ID: <${id}@guildhall.example>`);
    expect(message).toContain(`To: Ana ${member.lastName} <${member.email}>`);
    expect(message).toMatch(/List-Unsubscribe:\s+<http:\/\/127\.0\.0\.1:3000\/unsubscribe\?token=/);
    expect(message).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(message).toContain('&lt;b&gt;Okafor');
    expect(message).toContain('multipart/alternative');
  });

  test('about a seat carries what a calendar program reads, as an alternative and as a file', async () => {
    const { db, smtp } = harness();
    const member = await makeMember(db, { email: 'ana-calendar@test.test', emailVerifiedAt: new Date() });
    const { dateId, slug, title } = await makeEvent(db, { title: 'Frühstück, 8 “sharp”', version: 1 });
    await db.insertInto('eventRsvps').values({ dateId, userId: member.id, status: 'going' }).execute();
    const date = { id: dateId, slug, title, timeZone: 'UTC', startsAt: new Date().toISOString() };
    const notice = { kind: 'event', event: 'joined', date, version: 1 };
    const payload = { actorId: null, notice, notificationId: null };
    const id = await queueEvent(db, {
      channel: 'mail',
      topic: 'mail.notification',
      payload,
      userId: member.id,
    });
    await fastOutbox(harness()).deliver(id);
    const message = smtp.messages[0] ?? '';
    expect(message).toContain('Content-Type: text/calendar; charset=utf-8; method=REQUEST');
    expect(message).toMatch(/Content-Disposition: attachment; filename=event\.ics/);
    const [, encoded = ''] =
      /text\/calendar; charset=utf-8; method=REQUEST\n.*base64\n\n([^-]+)/s.exec(message) ?? [];
    const calendar = ICAL.Component.fromString(Buffer.from(encoded, 'base64').toString());
    const entry = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
    expect(entry.summary).toBe(title);
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
  });

  test.each([
    ['451 for the recipient', { recipient: '451 later' }],
    ['451 for the text', { data: '451 later' }],
    ['no answer', { data: null }],
  ])('is retried after %s', async (_, ill) => {
    const { id } = await welcome();
    harness().smtp.behave(ill);
    await fastOutbox(harness(), { timeoutMs: 200 }).deliver(id);
    expect((await outboxRow(harness().db, id)).status).toBe('pending');
    harness().smtp.behave();
    await fastOutbox(harness()).deliver(id);
    expect((await outboxRow(harness().db, id)).status).toBe('sent');
    expect(harness().smtp.messages).toHaveLength(1);
  });

  test.each([
    ['offers no TLS', ['AUTH PLAIN'], 'offers no TLS'],
    ['breaks TLS off', ['AUTH PLAIN', 'STARTTLS'], 'before secure TLS connection was established'],
  ])('waits, and its password too, while a server in production %s', async (_, extensions, reason) => {
    const { id, member } = await welcome();
    const { smtp, db } = harness();
    smtp.behave({ extensions });
    const address = smtp.url.replace('//', '//user:secret-password@');
    const { outbound } = readConfig({ SMTP_URL: address });
    const production = { ...outbound, mail: { ...outbound.mail, requiresTls: true } };
    await fastOutbox(harness(), { outbound: production }).deliver(id);

    expect(await outboxRow(db, id)).toMatchObject({
      status: 'pending',
      lastError: expect.stringContaining(reason),
    });
    const sent = smtp.lines.join('\n');
    expect(sent).toContain('STARTTLS');
    expect(sent).not.toMatch(/AUTH|MAIL FROM/);
    expect(sent).not.toContain(member.email);
    smtp.behave();
    await fastOutbox(harness()).deliver(id);
    expect((await outboxRow(db, id)).status).toBe('sent');
  });

  test('that the server permanently rejects is abandoned immediately', async () => {
    const { id } = await welcome();
    harness().smtp.behave({ recipient: '550 nobody here' });
    await fastOutbox(harness()).deliver(id);
    expect(await outboxRow(harness().db, id)).toMatchObject({ status: 'failed', attempts: 1 });
  });

  test('is a file when no server is configured, once for each event', async () => {
    const { id } = await welcome();
    const { deliver } = fastOutbox(harness(), {}, { SMTP_URL: '' });
    await deliver(id);
    const files = await readdir(harness().folder);
    expect(files).toHaveLength(1);
    expect(await readFile(join(harness().folder, files[0] ?? ''), 'utf8')).toContain('would like to connect');
  });

  test('in a file is deleted with the account it is to or about, and the last one within a week', async () => {
    const [one, two, three] = [await welcome(), await welcome(), await welcome()];
    const { deliver, purgeMails } = fastOutbox(harness(), {}, { SMTP_URL: '' });
    for (const { id } of [one, two, three]) await deliver(id);
    const leave = async ({ id, email }: { id: number; email: string }) => {
      const to = { name: 'Ana Silva', address: email };
      const payload = { to, formerMemberId: id };
      await deliver(
        await queueEvent(harness().db, { channel: 'mail', topic: 'mail.account_deleted', payload }),
      );
    };
    await leave(one.member);
    await leave(two.actor);

    const subjects = async () => {
      const names = await readdir(harness().folder);
      const texts = await Promise.all(names.map((name) => readFile(join(harness().folder, name), 'utf8')));
      return texts.map((text) => /^Subject: (.*)$/m.exec(text)?.[1]).toSorted();
    };
    expect(await subjects()).toEqual([
      expect.stringContaining('would like to connect'),
      'Your account was deleted',
      'Your account was deleted',
    ]);

    const lastWeek = daysAgo(8);
    const [first = ''] = await readdir(harness().folder);
    await utimes(join(harness().folder, first), lastWeek, lastWeek);
    await purgeMails();
    expect(await readdir(harness().folder)).toHaveLength(2);
  });

  test('about a deleted account keeps no address, even when delivery fails for good', async () => {
    const payload = { to: { name: 'Ana Silva', address: 'ana@test.test' }, formerMemberId: 1 };
    const id = await queueEvent(harness().db, { channel: 'mail', topic: 'mail.account_deleted', payload });
    harness().smtp.behave({ recipient: '550 nobody here' });
    await fastOutbox(harness()).deliver(id);
    expect(await outboxRow(harness().db, id)).toMatchObject({ status: 'failed', payload: {} });
  });

  test('is not sent to a deactivated member', async () => {
    const { id } = await welcome({ isActive: false });
    await fastOutbox(harness()).deliver(id);
    expect(harness().smtp.messages).toEqual([]);
    expect((await outboxRow(harness().db, id)).status).toBe('dropped');
  });
});
