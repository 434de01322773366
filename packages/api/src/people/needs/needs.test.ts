import { makeMember } from '@guildhall/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { mailSubjectsFor } from '../../../testing/notified.ts';
import { readUnreadProfiles } from '../profile/derived.commands.ts';
import { answerStandingNeeds } from './answer-needs.commands.ts';

const api = testApi();
const NEED = 'A beekeeper for the roof of our hotel';
const BEEKEEPER = { jobTitle: 'Beekeeper', servicesOffered: 'Beekeeping on roofs, honey, bee colonies' };

// Nobody of an earlier test meets a need.
beforeEach(async () => {
  await api().db.updateTable('users').set({ isActive: false }).execute();
  await api().db.deleteFrom('standingNeeds').execute();
});

/** A member who looks for a beekeeper and asked to be told of one. */
async function asking(lookingFor = NEED) {
  const { db, as } = api();
  const member = await makeMember(db, { lookingFor });
  await readUnreadProfiles(db);
  const caller = await as(member);
  const { unmetNeeds } = await caller.dashboard.recommendations();
  const [need = ''] = unmetNeeds;
  await caller.needs.watch({ need, watching: true });
  return { member, caller, need };
}

/** Reads what changed, and answers as the job of every minute does. */
async function passAMinute() {
  await readUnreadProfiles(api().db);
  await answerStandingNeeds(api().db);
}

const newsOf = async ({ caller }: Awaited<ReturnType<typeof asking>>) =>
  (await caller.notifications.list({})).items.filter(({ kind }) => kind === 'need');

describe('a need that nobody meets', () => {
  it('is told of once, by bell and mail, after somebody joins who meets it', async () => {
    const asked = await asking();
    await makeMember(api().db, { firstName: 'Ines', lastName: 'Duarte', ...BEEKEEPER });
    await passAMinute();
    await passAMinute();

    expect(await newsOf(asked)).toMatchObject([
      {
        text: `Ines Duarte may be who you look for: “${asked.need}”`,
        target: { type: 'profile' },
      },
    ]);
    expect(await mailSubjectsFor(api(), asked.member.id)).toHaveLength(1);
    expect(await asked.caller.needs.list()).toEqual({ needs: [] });
  });

  it('is told of when a member changes what they offer', async () => {
    const { db, as } = api();
    const other = await makeMember(db, { jobTitle: 'Gardener' });
    const asked = await asking();
    await passAMinute();
    expect(await newsOf(asked)).toEqual([]);

    await (await as(other)).profile.update(BEEKEEPER);
    await passAMinute();
    expect(await newsOf(asked)).toHaveLength(1);
  });

  it('is told of only when whoever meets it may be seen', async () => {
    const asked = await asking();
    const { id } = await makeMember(api().db, { ...BEEKEEPER, isActive: false });
    await passAMinute();
    expect(await newsOf(asked)).toEqual([]);

    await api().db.updateTable('users').set({ isActive: true }).where('id', '=', id).execute();
    await passAMinute();
    expect(await newsOf(asked)).toHaveLength(1);
  });

  it('is not told of somebody whom the member has blocked, or who is of another trade', async () => {
    const { db } = api();
    const asked = await asking();
    const blocked = await makeMember(db, { jobTitle: 'Teacher' });
    await asked.caller.connections.block({ userId: blocked.id });
    await db
      .updateTable('users')
      .set({ ...BEEKEEPER, readingVersion: '' })
      .where('id', '=', blocked.id)
      .execute();
    await makeMember(db, { jobTitle: 'Notary', servicesOffered: 'Wills and deeds' });
    await passAMinute();

    expect(await newsOf(asked)).toEqual([]);
    expect(await asked.caller.needs.list()).toEqual({ needs: [asked.need] });
  });

  it('no longer stands when the member stops it, or looks for something else', async () => {
    const stopped = await asking();
    await stopped.caller.needs.watch({ need: stopped.need, watching: false });
    const changed = await asking();
    await changed.caller.profile.update({ lookingFor: 'A violin teacher for my daughter' });
    await makeMember(api().db, BEEKEEPER);
    await passAMinute();

    for (const asked of [stopped, changed]) {
      expect(await newsOf(asked)).toEqual([]);
      expect(await asked.caller.needs.list()).toEqual({ needs: [] });
    }
  });

  it('is refused when the profile does not say it', async () => {
    const { caller } = await asking();
    await expect(caller.needs.watch({ need: 'A yacht', watching: true })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('is told of once when two processes answer at the same time', async () => {
    const asked = await asking();
    for (let turn = 0; turn < 3; turn += 1) await makeMember(api().db, BEEKEEPER);
    await readUnreadProfiles(api().db);
    await Promise.all([1, 2, 3].map(() => answerStandingNeeds(api().db)));
    expect(await newsOf(asked)).toHaveLength(1);
  });
});
