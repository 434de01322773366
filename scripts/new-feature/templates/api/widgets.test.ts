import { makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';

const api = testApi();

async function ownerAndStranger() {
  const { db, as } = api();
  return { ana: await as(await makeMember(db)), ben: await as(await makeMember(db)) };
}

describe('widgets', () => {
  it('a member creates one, and others see it', async () => {
    const { ana, ben } = await ownerAndStranger();
    const { id } = await ana.widgets.create({ title: 'First', description: 'About it' });
    expect(await ben.widgets.get({ id })).toMatchObject({
      title: 'First',
      description: 'About it',
      can: { edit: false, delete: false },
    });
  });

  it('the list shows the newest first, page by page', async () => {
    const { ana } = await ownerAndStranger();
    const ids: number[] = [];
    for (const title of ['One', 'Two', 'Three']) ids.unshift((await ana.widgets.create({ title })).id);
    const first = await ana.widgets.list({ limit: 2 });
    const second = await ana.widgets.list({ limit: 2, cursor: first.nextCursor });
    expect([...first.items, ...second.items].map(({ id }) => id).slice(0, 3)).toEqual(ids);
  });

  it('the owner edits it, and a stranger cannot', async () => {
    const { ana, ben } = await ownerAndStranger();
    const { id } = await ana.widgets.create({ title: 'Before' });
    expect(await ana.widgets.update({ id, title: 'After' })).toMatchObject({ title: 'After' });
    await expect(ben.widgets.update({ id, title: 'Mine now' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('the owner deletes it, and a stranger cannot', async () => {
    const { ana, ben } = await ownerAndStranger();
    const { id } = await ana.widgets.create({ title: 'Gone soon' });
    await expect(ben.widgets.delete({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await ana.widgets.delete({ id });
    await expect(ana.widgets.get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('a blank title is refused', async () => {
    const { ana } = await ownerAndStranger();
    await expect(ana.widgets.create({ title: '  ' })).rejects.toThrow('Please enter a title');
  });

  it('a visitor sees none', async () => {
    await expect(api().anonymous().widgets.list({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });
});
