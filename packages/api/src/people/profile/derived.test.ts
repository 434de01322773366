import { makeMember } from '@guildhall/db/testing';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { recommend } from '../recommendations/recommendations.queries.ts';
import { forgetReadings, readUnreadProfiles, refreshDerived } from './derived.commands.ts';

const api = testApi();

async function readingOf(id: number) {
  return api()
    .db.selectFrom('users')
    .select(['reading', 'readingVersion', 'searchTerms', 'seekTerms', 'offeredTrades', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

const reasonsTo = async (viewer: { id: number }, other: { id: number }) =>
  (await recommend(api().db, viewer.id, { limit: 500 })).find(({ member }) => member.id === other.id)?.match
    .reasons;

describe('what is read of a profile', () => {
  it('is stored when the profile is saved, with the terms by which others find it', async () => {
    const { db, as } = api();
    const ben = await makeMember(db);

    await (await as(ben)).profile.update({ servicesOffered: 'plumbing', lookingFor: 'a bookkeeper' });

    const { reading, readingVersion, searchTerms, seekTerms, offeredTrades } = await readingOf(ben.id);
    expect(reading).toContain('plumbing');
    expect(readingVersion).not.toBe('');
    expect(searchTerms).toContain('g:plumbing');
    expect(searchTerms).toContainEqual(expect.stringMatching(/^c:\d+$/));
    expect(seekTerms).toContain('g:bookkeeping');
    expect(offeredTrades).toEqual(['plumbing']);
  });

  it('follows how the member corrects it, at once', async () => {
    const { db, as } = api();
    const ben = await makeMember(db, { firstName: 'Ben' });
    const ana = await makeMember(db, { lookingFor: 'a plumber' });
    const asBen = await as(ben);
    await asBen.profile.update({ servicesOffered: 'plumbing' });
    expect(await reasonsTo(ana, ben)).toContain('You look for “a plumber”. Ben offers “plumbing”.');

    const { offer } = await asBen.profile.understood();
    await asBen.profile.correctUnderstood({
      corrections: [{ id: offer[0]?.id ?? '', readAs: 'nothing' }],
    });

    // Who says nothing of themselves is suggested to nobody.
    expect(await reasonsTo(ana, ben)).toBeUndefined();
    expect((await readingOf(ben.id)).searchTerms).not.toContain('g:plumbing');
    expect((await readingOf(ben.id)).offeredTrades).toEqual([]);
  });

  it('is never quoted once other tools have written something else, which counts at once', async () => {
    const { db } = api();
    const ana = await makeMember(db, { lookingFor: 'a plumber' });
    const ben = await makeMember(db, { firstName: 'Ben', servicesOffered: 'plumbing' });
    await refreshDerived(db, ben.id);
    const before = await readingOf(ben.id);

    await sql`update users set services_offered = 'roofing' where id = ${ben.id}`.execute(db);

    expect(await readingOf(ben.id)).toMatchObject({ readingVersion: '', version: before.version + 1 });
    expect((await reasonsTo(ana, ben))?.join(' ')).not.toContain('plumbing');

    await readUnreadProfiles(db);
    const after = await readingOf(ben.id);
    expect(after.searchTerms).toContain('g:roofing');
    expect(after.searchTerms).not.toContain('g:plumbing');
  });
});

describe('reading profiles that nobody has read', () => {
  it('goes on where it was stopped, and is shared by processes that do it at once', async () => {
    const { db } = api();
    for (let at = 0; at < 130; at += 1) await makeMember(db, { servicesOffered: 'tiling' });
    await forgetReadings(db);
    const { members } = await db
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<number>().as('members'))
      .where('erasedAt', 'is', null)
      .executeTakeFirstOrThrow();
    const progress: number[] = [];

    const stopped = readUnreadProfiles(db, (count) => {
      progress.push(count);
      throw new Error('stopped');
    });
    await expect(stopped).rejects.toThrow('stopped');
    const counts = await Promise.all([readUnreadProfiles(db), readUnreadProfiles(db)]);

    expect(progress).toEqual([100]);
    expect(100 + (counts[0] ?? 0) + (counts[1] ?? 0)).toBe(members);
    expect(await readUnreadProfiles(db)).toBe(0);
  });
});
