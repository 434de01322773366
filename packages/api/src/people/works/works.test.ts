import { describe, expect, it } from 'vitest';
import { makeMember, makeWork } from '@guildhall/db/testing';
import { testApi } from '../../../testing/index.ts';
import { WORKS_MAX } from './works.schema.ts';

const api = testApi();

async function member() {
  const { db, as } = api();
  const made = await makeMember(db);
  return { id: made.id, of: { username: String(made.id) }, works: (await as(made)).profile.works };
}

/** An upload of the member's, as the server registers it. */
async function upload(by: { id: number }, key: string) {
  const address = `/attachments/${key}${by.id}-1600x900-${'336699'.repeat(4)}.webp`;
  await api().db.insertInto('businessImages').values({ address, uploadedBy: by.id }).execute();
  return { address, alt: 'The shop window' };
}

const titlesOf = (works: { title: string }[]) => works.map(({ title }) => title);

describe('the work that a member shows', () => {
  it('is what they add, in their order, for visitors too', async () => {
    const ana = await member();
    const picture = await upload(ana, 'first000');
    const added = { title: 'A bakery’s <b>site</b> 🥐', description: 'Design\nand code', picture };
    const first = await ana.works.create({ ...added, link: 'https://bakery.example/' });
    await ana.works.create({ title: 'A poster', description: ' ', link: '' });
    expect(await api().anonymous().profile.works.list(ana.of)).toMatchObject([
      { ...added, id: first.id, link: 'https://bakery.example/' },
      { title: 'A poster', description: null, link: null, picture: null },
    ]);
    const { works } = await api().anonymous().profile.related(ana.of);
    expect(titlesOf(works)).toEqual([added.title, 'A poster']);
  });

  it('has a title, and a link that begins with https://', async () => {
    const { works } = await member();
    await expect(works.create({ title: '  ' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    for (const link of ['http://bakery.example', 'javascript:alert(1)', 'bakery'])
      await expect(works.create({ title: 'A poster', link })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('is at most twelve samples, also when they are added at once', async () => {
    const ana = await member();
    const added = await Promise.allSettled(
      Array.from({ length: WORKS_MAX + 2 }, (_, index) => ana.works.create({ title: `Work ${index}` })),
    );
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(WORKS_MAX);
    expect(await ana.works.list(ana.of)).toHaveLength(WORKS_MAX);
    await expect(ana.works.create({ title: 'One more' })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'You can show up to 12 samples of your work',
    });
  });

  it('is added once by a double click', async () => {
    const ana = await member();
    const input = { title: 'A poster', picture: await upload(ana, 'twice000') };
    const [one, other] = await Promise.all([ana.works.create(input), ana.works.create(input)]);
    expect(one).toEqual(other);
    expect(await ana.works.list(ana.of)).toHaveLength(1);
  });

  it('is ordered by its member alone; what is left out follows', async () => {
    const [ana, ben] = [await member(), await member()];
    const ids = [];
    for (const title of ['one', 'two', 'three', 'four']) ids.push((await ana.works.create({ title })).id);
    const [one = 0, , three = 0, four = 0] = ids;
    expect(titlesOf(await ana.works.order({ ids: [four, three] }))).toEqual(['four', 'three', 'one', 'two']);
    expect(await ben.works.order({ ids: [one, four] })).toEqual([]);
    expect(titlesOf(await ana.works.list(ana.of))).toEqual(['four', 'three', 'one', 'two']);
  });

  it('is changed and deleted by its member alone', async () => {
    const [ana, ben] = [await member(), await member()];
    const { id } = await ana.works.create({ title: 'A poster', description: 'For a fair' });
    await expect(ben.works.update({ id, title: 'Mine' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(ben.works.delete({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await ana.works.update({ id, title: 'Two posters' })).toMatchObject({
      title: 'Two posters',
      description: 'For a fair',
    });
    await ana.works.delete({ id });
    expect(await ana.works.list(ana.of)).toEqual([]);
  });

  it('is not overwritten by an edit that began before another one', async () => {
    const ana = await member();
    const { id, version } = await ana.works.create({ title: 'A poster' });
    await ana.works.update({ id, title: 'Two posters', expectedVersion: version });
    await expect(ana.works.update({ id, title: 'Posters', expectedVersion: version })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('is not shown of members who are deactivated or who block the viewer', async () => {
    const [ana, ben] = [await member(), await member()];
    await ana.works.create({ title: 'A poster' });
    await api().db.insertInto('blocks').values({ blockerId: ana.id, blockedId: ben.id }).execute();
    await expect(ben.works.list(ana.of)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await api().db.updateTable('users').set({ isActive: false }).where('id', '=', ana.id).execute();
    await expect(api().anonymous().profile.works.list(ana.of)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the picture of a work sample', () => {
  it('is replaced, described again and taken away', async () => {
    const ana = await member();
    const [before, after] = [await upload(ana, 'before00'), await upload(ana, 'after000')];
    const { id } = await ana.works.create({ title: 'A poster', picture: before });
    const described = { ...before, alt: 'A red poster' };
    expect((await ana.works.update({ id, picture: described })).picture).toEqual(described);
    expect((await ana.works.update({ id, picture: after })).picture).toEqual(after);
    expect((await ana.works.update({ id, title: 'Posters' })).picture).toEqual(after);
    expect((await ana.works.update({ id, picture: null })).picture).toBeNull();
  });

  it('is an upload of the member’s own that nothing else shows', async () => {
    const [ana, ben] = [await member(), await member()];
    const picture = await upload(ana, 'own00000');
    await expect(ben.works.create({ title: 'Mine', picture })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await ana.works.create({ title: 'A poster', picture });
    await expect(ana.works.create({ title: 'Another', picture })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });
});

it('finds members by the words of the work that they show, unless they are hidden from the viewer', async () => {
  const { db, anonymous } = api();
  const ana = await makeMember(db, { firstName: 'Ana' });
  const gone = await makeMember(db, { isActive: false });
  for (const { id: userId } of [ana, gone])
    await makeWork(db, { userId, title: 'Shopfront', description: 'Zellige tiles' });
  const { members } = await anonymous().search.all({ q: 'zellige', limit: 5 });
  expect(members.map(({ id }) => id)).toEqual([ana.id]);
});
