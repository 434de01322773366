import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '@guildhall/db';
import { makeMember, makePost } from '@guildhall/db/testing';
import { composeMail } from '../mails/compose-mail.ts';
import { testApi } from '../../../testing/index.ts';
import type { ReportedType } from '../../ground/reports/reports.schema.ts';

const api = testApi();
let admin: Awaited<ReturnType<ReturnType<typeof api>['as']>>;

beforeAll(async () => {
  admin = await api().as(await makeMember(api().db, { role: 'admin' }));
});

/** The open report of an object. */
async function findReport(type: ReportedType, id: number) {
  const { items } = await admin.admin.reports.list({});
  const report = items.find(({ objectType, objectId }) => objectType === type && objectId === id);
  if (!report) throw new Error('The report is not listed');
  return report;
}

async function reported(reason = 'Rude in messages') {
  const { db, as } = api();
  const [ana, ben] = [await makeMember(db), await makeMember(db)];
  const asAna = await as(ana);
  await asAna.profile.report({ id: ben.id, reason });
  const report = await findReport('user', ben.id);
  return { ana, ben, asAna, report };
}

const notices = async (caller: Awaited<ReturnType<ReturnType<typeof api>['as']>>) =>
  (await caller.notifications.list({})).items.map(({ text, target }) => ({ text, leadsTo: target.type }));

describe('a report of a member', () => {
  it('reaches the administrators, once for each member who reports', async () => {
    const { ana, ben, asAna, report } = await reported();
    expect(report).toMatchObject({
      reason: 'Rude in messages',
      reporter: { id: ana.id },
      object: { text: `${ben.firstName} ${ben.lastName}`, memberId: ben.id, isHidden: false },
      decisions: ['warn', 'suspend', 'dismiss'],
    });

    await asAna.profile.report({ id: ben.id, reason: 'Again' });
    const { items } = await admin.admin.reports.list({});
    expect(
      items.filter(({ objectId, objectType }) => objectType === 'user' && objectId === ben.id),
    ).toHaveLength(1);
  });

  it('is refused about oneself, a member who does not exist, is deactivated, or blocks the viewer', async () => {
    const { db, as } = api();
    const [ana, gone, ben] = [
      await makeMember(db),
      await makeMember(db, { isActive: false }),
      await makeMember(db),
    ];
    const asAna = await as(ana);
    await (await as(ben)).connections.block({ userId: ana.id });
    await expect(asAna.profile.report({ id: ana.id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    for (const id of [2_000_000_000, gone.id, ben.id])
      await expect(asAna.profile.report({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is still possible about a member whom the viewer has blocked', async () => {
    const { db, as } = api();
    const [ana, ben] = [await makeMember(db), await makeMember(db)];
    const asAna = await as(ana);
    await asAna.connections.block({ userId: ben.id });
    expect(await asAna.profile.report({ id: ben.id })).toEqual({ id: ben.id, reported: true });
  });

  it('ends in a warning: the member reads it without a name, and the reporter hears of it', async () => {
    const { ben, asAna, report } = await reported();
    await asAna.connections.block({ userId: ben.id });
    const decided = await admin.admin.reports.decide({
      id: report.id,
      decision: 'warn',
      message: 'Please stay friendly.',
    });
    expect(decided).toMatchObject({ status: 'resolved', decided: 1 });
    expect(await notices(await api().as(ben))).toEqual([
      { text: 'From the administrators: Please stay friendly.', leadsTo: 'decision' },
    ]);
    expect(await notices(asAna)).toEqual([
      {
        text: `We warned ${ben.firstName} ${ben.lastName}, whom you reported. Thank you.`,
        leadsTo: 'none',
      },
    ]);
  });

  it('is not decided by a warning without words, and the report stays open', async () => {
    const { report } = await reported();
    for (const message of [undefined, '  '])
      await expect(
        admin.admin.reports.decide({ id: report.id, decision: 'warn', message }),
      ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(admin.admin.reports.decide({ id: report.id, decision: 'hide' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect((await admin.admin.reports.list({})).items.map(({ id }) => id)).toContain(report.id);
  });

  it('ends in a suspension, which the audit log names beside the report', async () => {
    const { db } = api();
    const { ben, report } = await reported();
    await admin.admin.reports.decide({
      id: report.id,
      decision: 'suspend',
      message: 'Third time.',
      note: 'Third time',
    });
    const row = await db
      .selectFrom('users')
      .select('isActive')
      .where('id', '=', ben.id)
      .executeTakeFirstOrThrow();
    expect(row.isActive).toBe(false);
    const { items } = await admin.audit.list({ targetType: 'user', targetId: String(ben.id) });
    expect(items.map(({ event }) => event)).toEqual(['moderation.suspend', 'user.deactivated']);
  });

  it('cannot suspend oneself', async () => {
    const { db, as } = api();
    const boss = await makeMember(db, { role: 'admin' });
    const asBoss = await as(boss);
    await (await as(await makeMember(db))).profile.report({ id: boss.id });
    const mine = await findReport('user', boss.id);
    await expect(asBoss.admin.reports.decide({ id: mine.id, decision: 'suspend' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect((await findReport('user', boss.id)).status).toBe('open');
  });

  it('is dismissed: the member hears nothing, and the reporter that nothing was found', async () => {
    const { ben, asAna, report } = await reported();
    await admin.admin.reports.decide({ id: report.id, decision: 'dismiss' });
    expect(await notices(await api().as(ben))).toEqual([]);
    expect((await notices(asAna))[0]?.text).toBe(
      `We looked into ${ben.firstName} ${ben.lastName}, whom you reported, and found nothing against our rules. Thank you.`,
    );
  });

  it('is silent for a reporter who switched these notifications off, but a warning is not', async () => {
    const { ben, asAna, report } = await reported();
    const asBen = await api().as(ben);
    await asAna.notifications.setPreference({ kind: 'report', inApp: false, email: false });
    const { kinds } = await asBen.notifications.preferences();
    const shown: string[] = kinds.map(({ kind }) => kind);
    expect(shown).not.toContain('warning');
    await admin.admin.reports.decide({ id: report.id, decision: 'warn', message: 'Careful.' });
    expect(await notices(asAna)).toEqual([]);
    expect(await notices(asBen)).toHaveLength(1);
  });
});

describe('the email of a warning', () => {
  it('has the words once, names nobody, and cannot be unsubscribed from', async () => {
    const { db, services } = api();
    const { ana, ben, report } = await reported();
    await admin.admin.reports.decide({ id: report.id, decision: 'warn', message: 'Please stay friendly.' });
    const event = await db
      .selectFrom('outbox')
      .select(['topic', 'payload', 'userId'])
      .where('userId', '=', ben.id)
      .where('channel', '=', 'mail')
      .executeTakeFirstOrThrow();
    const mail = await composeMail(db, services, event);
    expect(mail?.text).toContain('\n\nFrom the administrators: Please stay friendly.\n\n');
    expect(mail?.text).not.toContain(ana.lastName);
    expect(mail?.unsubscribeUrl).toBeUndefined();
  });
});

describe('a report of content', () => {
  /** A post of Ben's that Ana reported. */
  async function reportedPost() {
    const { db, as } = api();
    const [ana, ben] = [await makeMember(db), await makeMember(db)];
    const post = await makePost(db, { userId: ben.id });
    await (await as(ana)).feed.report({ id: post.id });
    return { ana, ben, post, report: await findReport('post', post.id) };
  }

  it('can end in a warning to its author, which names what it is about', async () => {
    const { ben, report } = await reportedPost();
    await admin.admin.reports.decide({
      id: report.id,
      decision: 'warn',
      message: 'No advertising, please.',
    });
    expect((await notices(await api().as(ben)))[0]?.text).toBe(
      'From the administrators, about your post: No advertising, please.',
    );
  });

  it('cannot end in a warning to an author who is gone', async () => {
    const { ben, report } = await reportedPost();
    await sql`update users set is_active = false where id = ${ben.id}`.execute(api().db);
    await expect(
      admin.admin.reports.decide({ id: report.id, decision: 'warn', message: 'No.' }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('hides a comment, which the post no longer counts', async () => {
    const { as } = api();
    const { ana, ben, post } = await reportedPost();
    const [asAna, asBen] = [await as(ana), await as(ben)];
    const { id } = await asBen.feed.comments.create({ postId: post.id, content: 'Rude' });
    await asAna.feed.comments.report({ id });
    const report = await findReport('comment', id);
    expect(report.object).toMatchObject({ text: 'Rude', isHidden: false });
    await admin.admin.reports.decide({ id: report.id, decision: 'hide', message: 'Rude.' });
    expect((await asAna.feed.comments.list({ postId: post.id })).items).toEqual([]);
    expect((await asAna.feed.get({ id: post.id })).comments).toBe(0);
  });
});
