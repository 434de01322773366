import { joinChapter, makeChapter, makeMember } from '@guildhall/db/testing';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { mailSubjectsFor } from '../../../testing/notified.ts';
import { NewMeeting, NOTIFY_CHAPTER_TASK, notifyChapter } from './notify-chapter.commands.ts';

const api = testApi();
const wall = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16);

const member = () => makeMember(api().db, { emailVerifiedAt: new Date() });

/** Ana plans a weekly breakfast of a chapter with Ben, Cem and Dan in it; Cem has blocked her, Dan wants no such news. */
async function planned() {
  const { db, as } = api();
  const [ana, ben, cem, dan, eva] = [
    await member(),
    await member(),
    await member(),
    await member(),
    await member(),
  ];
  const { id, slug } = await makeChapter(db, { leaders: [ana.id] });
  for (const { id: userId } of [ben, cem, dan]) await joinChapter(db, id, { userId });
  await (await as(cem)).connections.block({ userId: ana.id });
  await (await as(dan)).notifications.setPreference({ kind: 'event', inApp: false, email: false });
  const asAna = await as(ana);
  const event = await asAna.events.create({
    title: 'Breakfast',
    timeZone: 'UTC',
    start: wall(2),
    end: wall(2.1),
    audience: 'chapter',
    chapter: slug,
    repeats: { frequency: 'weekly', interval: 1, by: 'day', until: wall(30).slice(0, 10) },
  });
  /** Runs the jobs that are queued, as often as it is called. */
  const run = async () => {
    const { rows } = await sql<{ payload: unknown }>`
      select payload from graphile_worker._private_jobs as job
      join graphile_worker._private_tasks as task on task.id = job.task_id
      where task.identifier = ${NOTIFY_CHAPTER_TASK} order by job.id`.execute(db);
    for (const { payload } of rows) await notifyChapter(db, NewMeeting.parse(payload));
  };
  const newsOf = async (someone: { id: number }) => [
    ...(await (await as(someone)).notifications.list({})).items.map(({ text }) => text),
    ...(await mailSubjectsFor(api(), someone.id)),
  ];
  return { ana, ben, cem, dan, eva, slug, event, asAna, run, newsOf };
}

const NEWS = /^A new meeting of your chapter: “Breakfast”/;

it('notifies the members once for a series, and neither who plans it, nor those outside, blocked or not asking for it', async () => {
  const { ana, ben, cem, dan, eva, run, newsOf } = await planned();
  await run();
  await run();
  expect(await newsOf(ben)).toEqual([expect.stringMatching(NEWS), expect.stringMatching(NEWS)]);
  for (const someone of [ana, cem, dan, eva]) expect(await newsOf(someone)).toEqual([]);
});

it('notifies nobody of a meeting that was canceled at once, and mails nobody who has left since', async () => {
  const { ben, slug, run, newsOf } = await planned();
  await run();
  await (await api().as(ben)).chapters.members.withdraw({ slug });
  const [, mail] = await newsOf(ben);
  expect(mail).toBeNull();
  const other = await planned();
  await other.asAna.events.cancel({ id: other.event.id });
  await other.run();
  expect(await other.newsOf(other.ben)).toEqual([]);
});
