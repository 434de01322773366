import { daysAgo, makeMember, makeOpportunity } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';

const api = testApi();

const titlesOf = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title);

describe('searching opportunities', () => {
  it('finds every word in title, skills, place, company and text, and no closed, expired or own one', async () => {
    const { db, as } = api();
    const ana = await makeMember(db);
    const skillsNeeded = ['Zither repair'];
    const found = await makeOpportunity(db, { title: 'Strings', skillsNeeded, location: 'Graz' });
    await makeOpportunity(db, { skillsNeeded, isActive: false });
    await makeOpportunity(db, { skillsNeeded, expiresAt: daysAgo(1) });
    await makeOpportunity(db, { skillsNeeded, postedBy: ana.id });
    const { opportunities } = await as(ana);
    for (const search of ['zither', 'ZITHER graz', 'zihter'])
      expect(await opportunities.search({ search })).toMatchObject({
        items: [{ id: found.id }],
        isSimilar: false,
      });
    expect((await opportunities.search({ search: 'zither vienna' })).items).toEqual([]);
  });

  it('finds what means the same where nobody says it in these words, and says so', async () => {
    const { db, as } = api();
    const posted = await (
      await as(await makeMember(db))
    ).opportunities.create({ title: 'Bookkeeping for a choir', description: 'Monthly' });
    const { items, isSimilar } = await (
      await as(await makeMember(db))
    ).opportunities.search({ search: 'Buchhalterin' });
    expect(items.map(({ id }) => id)).toContain(posted.id);
    expect(isSimilar).toBe(true);
  });

  it('adds behind those with the words what is similar in meaning, each once, and by the same filter', async () => {
    const { db, as, anonymous } = api();
    const posting = (await as(await makeMember(db))).opportunities;
    const post = async (title: string, rest: { location?: string; audience?: 'public' } = {}) =>
      posting.create({ title, description: 'By June', skillsNeeded: ['photography'], ...rest });
    const literal = await post('Zeppelin photos');
    const similar = await post('Photographer for a harvest market', {
      location: 'Zeitz',
      audience: 'public',
    });
    const { opportunities } = await as(await makeMember(db));
    const found = await opportunities.search({ search: 'photos' });
    expect(found.isSimilar).toBe(false);
    expect(found.items.map(({ id }) => id)).toContain(literal.id);
    const behind = found.similar.map(({ id }) => id);
    expect(behind).toContain(similar.id);
    expect(behind).not.toContain(literal.id);
    expect((await opportunities.search({ search: 'photos', place: 'Zwiesel' })).similar).toEqual([]);
    expect((await anonymous().opportunities.search({ search: 'photos' })).items).toMatchObject([
      { id: similar.id },
    ]);
    expect((await posting.search({ search: 'photos' })).items).toEqual([]);
  });

  it('finds by “web design” the online shop that a web designer builds, too', async () => {
    const { db, as } = api();
    const posting = (await as(await makeMember(db))).opportunities;
    const title = 'Online shop for a small clothing label';
    await posting.create({ title, description: 'By June', skillsNeeded: ['e-commerce'] });
    const { opportunities } = await as(await makeMember(db));
    const { items, similar } = await opportunities.search({ search: 'web design' });
    expect([...items, ...similar].map((each) => each.title)).toContain(title);
  });

  it('names what is similar on the last page only', async () => {
    const { db, as } = api();
    const posting = (await as(await makeMember(db))).opportunities;
    for (const title of ['Quilt translation', 'Quilt translator'])
      await posting.create({ title, description: 'By June' });
    const similar = await posting.create({ title: 'Translate a catalogue', description: 'By June' });
    const { opportunities } = await as(await makeMember(db));
    const search = 'quilt trans';
    const first = await opportunities.search({ search, limit: 1 });
    expect([first.items.length, first.similar]).toEqual([1, []]);
    const last = await opportunities.search({ search, limit: 1, cursor: first.nextCursor });
    expect(last.nextCursor).toBeNull();
    expect(similar.id).toBeGreaterThan(0);
  });

  it('puts first what fits best, in pages without gaps or doubles', async () => {
    const { db, as } = api();
    const member = await as(await makeMember(db));
    await member.profile.update({ servicesOffered: 'Bookkeeping, payroll' });
    const posting = (await as(await makeMember(db))).opportunities;
    for (const title of ['Bookkeeper wanted', 'Zinc roof', 'Zinc gutter', 'Zinc door'])
      await posting.create({ title, description: 'By June', location: 'Zwickau' });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof member.opportunities.search>> = await member.opportunities.search(
        {
          place: 'zwickau',
          limit: 1,
          cursor,
        },
      );
      seen.push(...titlesOf(page));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toEqual(['Bookkeeper wanted', 'Zinc door', 'Zinc gutter', 'Zinc roof']);
    expect(titlesOf(await member.opportunities.search({ place: 'Zwickau', fits: true }))).toEqual([
      'Bookkeeper wanted',
    ]);
  });

  it('narrows down by kind, place, remote, budget and closing, and orders by what closes next', async () => {
    const { db, as } = api();
    const { opportunities } = await as(await makeMember(db));
    const type = 'Residency';
    await makeOpportunity(db, { type, title: 'Later', expiresAt: daysAgo(-60), budget: '$1' });
    await makeOpportunity(db, { type, title: 'Soon', expiresAt: daysAgo(-3), remoteOption: true });
    await makeOpportunity(db, { type: 'residency', title: 'Next', expiresAt: daysAgo(-8), location: 'Ulm' });
    const titles = async (filter: Parameters<typeof opportunities.search>[0]) =>
      titlesOf(await opportunities.search({ kind: 'residency', sort: 'closing', ...filter }));
    expect(await titles({})).toEqual(['Soon', 'Next', 'Later']);
    expect(await titles({ limit: 2 })).toEqual(['Soon', 'Next']);
    expect(await titles({ closing: true })).toEqual(['Soon', 'Next']);
    expect(await titles({ remote: true })).toEqual(['Soon']);
    expect(await titles({ budget: true })).toEqual(['Later']);
    expect(await titles({ place: 'ulm' })).toEqual(['Next']);
    expect((await opportunities.facets()).kinds).toContainEqual({ value: expect.any(String), count: 3 });
  });

  it('shows visitors what its author made public, and nothing else, in the list, by id and in the search', async () => {
    const { db, anonymous } = api();
    const title = 'Xylophone workshop';
    const shown = await makeOpportunity(db, { title, audience: 'public' });
    const inner = await makeOpportunity(db, { title });
    const visitor = anonymous();
    const { items } = await visitor.opportunities.search({ search: 'xylophone' });
    expect(items).toMatchObject([
      { id: shown.id, fitScore: 0, can: { apply: false, save: false, edit: false, close: false } },
    ]);
    expect((await visitor.search.all({ q: 'xylophone' })).opportunities.map(({ id }) => id)).toEqual([
      shown.id,
    ]);
    await expect(visitor.opportunities.get({ id: inner.id })).rejects.toThrow('no longer exists');
    expect(await visitor.opportunities.get({ id: shown.id })).toMatchObject({ slug: 'xylophone-workshop' });
  });

  it('says to visitors how many are for members only, the same whatever they search for', async () => {
    const { db, as, anonymous } = api();
    const visitor = anonymous().opportunities;
    const before = (await visitor.search({})).membersOnly ?? 0;
    const location = 'Quarryville';
    await makeOpportunity(db, { title: 'Quarterstaff', location, audience: 'members' });
    await makeOpportunity(db, { title: 'Quarterstaff', location, audience: 'public' });
    await makeOpportunity(db, { audience: 'members', isActive: false });
    await makeOpportunity(db, { audience: 'members', expiresAt: daysAgo(1) });
    const gone = await makeMember(db, { isActive: false });
    await makeOpportunity(db, { audience: 'members', postedBy: gone.id });
    for (const filter of [
      {},
      { search: 'quarterstaff' },
      { search: 'nothing' },
      { place: location },
      { remote: true as const },
    ])
      expect((await visitor.search(filter)).membersOnly).toBe(before + 1);
    await makeOpportunity(db, { audience: 'public' });
    const { nextCursor } = await visitor.search({ limit: 1 });
    expect((await visitor.search({ limit: 1, cursor: nextCursor })).membersOnly).toBeNull();
    const member = await as(await makeMember(db));
    expect((await member.opportunities.search({})).membersOnly).toBeNull();
  });

  it('is by day for visitors, page by page', async () => {
    const { db, anonymous } = api();
    for (const days of [1, 2, 3])
      await makeOpportunity(db, {
        type: 'Tender',
        title: `${days} days ago`,
        audience: 'public',
        postedAt: daysAgo(days),
      });
    const visitor = anonymous().opportunities;
    const first = await visitor.search({ kind: 'tender', limit: 2 });
    const second = await visitor.search({ kind: 'tender', limit: 2, cursor: first.nextCursor });
    expect([titlesOf(first), titlesOf(second)]).toEqual([['1 days ago', '2 days ago'], ['3 days ago']]);
  });
});
