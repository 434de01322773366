import { type Database, sql } from '@guildhall/db';
import { readMember } from '@guildhall/matching';
import { makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../../testing/index.ts';
import { correctionsOf } from '../../../discovery/readings/understood.queries.ts';

const api = testApi();

const PROFILE = {
  jobTitle: 'Web designer',
  lookingFor: 'a food photographer and a bookkeeper',
  servicesOffered: 'websites for restaurants',
};

async function someone(fields: Parameters<typeof makeMember>[1] = PROFILE) {
  const { db, as } = api();
  const member = await makeMember(db, fields);
  return { member, caller: await as(member), db };
}

type Read = Awaited<ReturnType<Awaited<ReturnType<typeof someone>>['caller']['profile']['understood']>>;
const words = (read: Read) =>
  Object.fromEntries(Object.entries(read).map(([kind, of]) => [kind, of.map(({ text }) => text)]));
const idOf = (read: Read, text: string) =>
  Object.values(read)
    .flat()
    .find((statement) => statement.text === text)?.id ?? '';

/** What matching reads of a member. */
async function readingOf(db: Database, id: number) {
  const profile = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { profile, corrections: await correctionsOf(db, id) };
}

describe('the statements read from my profile', () => {
  it('are my offers, audience and needs, in my own words', async () => {
    const { caller } = await someone();
    expect(words(await caller.profile.understood())).toEqual({
      need: ['a food photographer', 'a bookkeeper'],
      offer: ['Web designer', 'websites for restaurants'],
      audience: ['restaurants'],
      excluded: [],
      nothing: [],
    });
  });

  it('are none in an empty profile', async () => {
    const { caller } = await someone({});
    expect(words(await caller.profile.understood())).toEqual({
      need: [],
      offer: [],
      audience: [],
      excluded: [],
      nothing: [],
    });
  });
});

describe('what I rule out', () => {
  const RULED_OUT = { lookingFor: 'A web developer for our shop. No agencies please.' };

  it('is shown, and counts no longer once I leave it out, also when I edit other words later', async () => {
    const { caller, member, db } = await someone(RULED_OUT);
    const read = await caller.profile.understood();
    expect(words(read)).toMatchObject({ need: ['A web developer for our shop'], excluded: ['agencies'] });
    const { profile } = await readingOf(db, member.id);
    expect(readMember(profile).exclusions).toHaveLength(1);

    const id = idOf(read, 'agencies');
    const left = await caller.profile.correctUnderstood({ corrections: [{ id, readAs: 'nothing' }] });
    expect(words(left)).toMatchObject({ excluded: [], nothing: ['agencies'] });
    await caller.profile.update({ lookingFor: 'A plumber. No agencies please.' });
    expect(words(await caller.profile.understood())).toMatchObject({ excluded: [], nothing: ['agencies'] });
    const edited = await readingOf(db, member.id);
    expect(readMember(edited.profile, edited.corrections).exclusions).toEqual([]);

    const back = await caller.profile.correctUnderstood({ corrections: [{ id, readAs: 'excluded' }] });
    expect(words(back)).toMatchObject({ excluded: ['agencies'], nothing: [] });
  });

  it('can be nothing that I look for, nor what I look for ruled out', async () => {
    const { caller } = await someone(RULED_OUT);
    const read = await caller.profile.understood();
    for (const [text, readAs] of [
      ['agencies', 'need'],
      ['A web developer for our shop', 'excluded'],
    ] as const)
      await expect(
        caller.profile.correctUnderstood({ corrections: [{ id: idOf(read, text), readAs }] }),
      ).rejects.toMatchObject({ code: 'BAD_REQUEST', message: 'What you rule out can only be left out' });
  });
});

it('says of a need for a person who answers it', async () => {
  const { caller } = await someone({ lookingFor: 'an apprentice for my bakery, a bookkeeper' });
  const { need } = await caller.profile.understood();
  expect(need.map(({ role }) => role)).toEqual(['apprentice', null]);
});

describe('correcting it', () => {
  it('leaves a statement out, even when I edit other words later, until I undo it', async () => {
    const { caller } = await someone();
    const id = idOf(await caller.profile.understood(), 'a bookkeeper');
    const left = await caller.profile.correctUnderstood({ corrections: [{ id, readAs: 'nothing' }] });
    expect(words(left)).toMatchObject({ need: ['a food photographer'], nothing: ['a bookkeeper'] });

    await caller.profile.update({ lookingFor: 'a plumber and a bookkeeper' });
    expect(words(await caller.profile.understood())).toMatchObject({ need: ['a plumber'] });

    await caller.profile.update({ lookingFor: 'a plumber' });
    await caller.profile.update({ lookingFor: 'a bookkeeper and a plumber' });
    const again = await caller.profile.understood();
    expect(words(again)).toMatchObject({ need: ['a plumber'], nothing: ['a bookkeeper'] });

    const back = await caller.profile.correctUnderstood({ corrections: [{ id, readAs: 'need' }] });
    expect(words(back)).toMatchObject({ need: ['a bookkeeper', 'a plumber'], nothing: [] });
  });

  it('reads a statement as another kind, and remembers the original one', async () => {
    const { caller } = await someone({ lookingFor: 'restaurants' });
    const id = idOf(await caller.profile.understood(), 'restaurants');
    const read = await caller.profile.correctUnderstood({ corrections: [{ id, readAs: 'audience' }] });
    expect(read).toMatchObject({ need: [], audience: [{ id, text: 'restaurants', writtenAs: 'need' }] });
  });

  it('is rejected for words that my profile does not contain', async () => {
    const { caller, db, member } = await someone();
    const unknown = { corrections: [{ id: 'need:dentist', readAs: 'nothing' as const }] };
    await expect(caller.profile.correctUnderstood(unknown)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await correctionsOf(db, member.id)).toEqual([]);
  });

  it('is rejected as a whole when one of several is invalid', async () => {
    const { caller, db, member } = await someone();
    const id = idOf(await caller.profile.understood(), 'a bookkeeper');
    const corrections = [
      { id, readAs: 'nothing' as const },
      { id: 'need:dentist', readAs: 'nothing' as const },
    ];
    await expect(caller.profile.correctUnderstood({ corrections })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect(await correctionsOf(db, member.id)).toEqual([]);
  });

  it.each([
    ['of nothing', []],
    ['of 51 statements', Array.from({ length: 51 }, (_, n) => ({ id: `need:${n}`, readAs: 'nothing' }))],
    ['without a statement', [{ id: ' ', readAs: 'nothing' }]],
    ['of an endless statement', [{ id: 'x'.repeat(641), readAs: 'nothing' }]],
    ['into a kind there is not', [{ id: 'need:plumber', readAs: 'wish' }]],
  ])('%s is refused', async (_what, corrections) => {
    const { caller } = await someone({ lookingFor: 'a plumber' });
    const input = { corrections } as Parameters<typeof caller.profile.correctUnderstood>[0];
    await expect(caller.profile.correctUnderstood(input)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('affects only my profile', async () => {
    const [mine, theirs] = [await someone(), await someone()];
    const id = idOf(await mine.caller.profile.understood(), 'a bookkeeper');
    await mine.caller.profile.correctUnderstood({ corrections: [{ id, readAs: 'nothing' }] });
    expect(words(await theirs.caller.profile.understood())).toMatchObject({ nothing: [] });
  });

  it('sent twice at once is stored once', async () => {
    const { caller, db, member } = await someone();
    const id = idOf(await caller.profile.understood(), 'a bookkeeper');
    const correct = () => caller.profile.correctUnderstood({ corrections: [{ id, readAs: 'nothing' }] });
    await Promise.all([correct(), correct(), correct()]);
    expect(await correctionsOf(db, member.id)).toEqual([{ id, readAs: 'nothing' }]);
  });

  it('bumps my version, so that the member index reloads me', async () => {
    const { caller, db, member } = await someone();
    const id = idOf(await caller.profile.understood(), 'a bookkeeper');
    const before = await versionOf(db, member.id);
    await caller.profile.correctUnderstood({ corrections: [{ id, readAs: 'nothing' }] });
    const corrected = await versionOf(db, member.id);
    await caller.profile.correctUnderstood({ corrections: [{ id, readAs: 'need' }] });
    expect([corrected > before, (await versionOf(db, member.id)) > corrected]).toEqual([true, true]);
  });

  it('keeps a hundred, and those whose words are still in the profile', async () => {
    const { caller, db, member } = await someone();
    const id = idOf(await caller.profile.understood(), 'a bookkeeper');
    await caller.profile.correctUnderstood({ corrections: [{ id, readAs: 'nothing' }] });
    await sql`
      insert into statement_corrections (user_id, statement_id, read_as, created_at)
      select ${member.id}, 'need:' || n, 'nothing', now() + n * interval '1 second' from generate_series(1, 120) as n
    `.execute(db);
    const photographer = idOf(await caller.profile.understood(), 'a food photographer');
    await caller.profile.correctUnderstood({ corrections: [{ id: photographer, readAs: 'offer' }] });
    const stored = (await correctionsOf(db, member.id)).map((correction) => correction.id);
    expect(stored).toEqual(expect.arrayContaining([id, photographer, 'need:120']));
    expect([stored.length, stored.includes('need:1')]).toEqual([102, false]);
  });
});

const versionOf = async (db: Database, id: number) =>
  (await db.selectFrom('users').select('version').where('id', '=', id).executeTakeFirstOrThrow()).version;
