import { daysAgo, makeMember, makeOpportunity } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { refreshOpportunityTerms } from './opportunity-terms.commands.ts';
import { testApi } from '../../../testing/index.ts';

const api = testApi();

const shop = {
  title: 'A web shop for our bakery',
  description: 'We would like to sell bread online.',
  company: 'Pão',
  location: 'Lisbon',
  budget: '$5,000',
  timeline: '6 weeks',
  skillsNeeded: ['Web design', 'SEO'],
};
const LATER = daysAgo(-1);
const EARLIER = daysAgo(1);

describe('posting an opportunity', () => {
  it('shows it to other members, with its details in one line, for ninety days', async () => {
    const { db, as } = api();
    const ana = await makeMember(db, { firstName: 'Ana', lastName: 'Silva' });
    const posted = await (await as(ana)).opportunities.create(shop);
    const [seen] = await (await as(await makeMember(db))).opportunities.list();

    expect(seen).toMatchObject({
      id: posted.id,
      title: shop.title,
      details: 'Pão · Lisbon · $5,000 · 6 weeks',
      description: shop.description,
      poster: { id: ana.id, name: 'Ana Silva' },
      isMine: false,
      can: { apply: true, save: true, close: false },
    });
    const days = (Date.parse(posted.expiresAt) - Date.parse(posted.postedAt)) / 86_400_000;
    expect(Math.round(days)).toBe(90);
    expect(posted).toMatchObject({ isMine: true, can: { apply: false, save: false, close: true } });
  });

  it('closes when its author says, within a year', async () => {
    const { db, as } = api();
    const { opportunities } = await as(await makeMember(db));
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const expiresAt = inDays(10);
    const { id, version } = await opportunities.create({ ...shop, title: 'Ten days', expiresAt });
    expect(await opportunities.get({ id })).toMatchObject({ expiresAt });
    const fields = { ...shop, title: 'Ten days', id };
    expect(await opportunities.update(fields)).toMatchObject({ expiresAt, version });
    const later = inDays(300);
    expect(await opportunities.update({ ...fields, expiresAt: later })).toMatchObject({ expiresAt: later });
    for (const wrong of [inDays(-1), inDays(370)])
      for (const save of [
        () => opportunities.create({ ...shop, expiresAt: wrong }),
        () => opportunities.update({ ...fields, expiresAt: wrong }),
      ])
        await expect(save()).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('says Remote without a location', async () => {
    const { db, as } = api();
    const posted = await (
      await as(await makeMember(db))
    ).opportunities.create({ title: 'Copy', description: 'Texts', remoteOption: true });
    expect(posted.details).toBe('Remote');
  });

  it('creates one when it is sent ten times at once', async () => {
    const { db, as } = api();
    const caller = await as(await makeMember(db));
    const posted = await Promise.all(
      Array.from({ length: 10 }, () => caller.opportunities.create({ ...shop, title: 'Once' })),
    );
    expect(new Set(posted.map(({ id }) => id)).size).toBe(1);
  });

  it('is refused to a visitor, and for a blank title, a missing description and an invalid email address', async () => {
    const { db, as, anonymous } = api();
    const caller = await as(await makeMember(db));
    await expect(anonymous().opportunities.create(shop)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    for (const wrong of [{ title: ' ' }, { description: '' }, { contactEmail: 'nobody' }]) {
      await expect(caller.opportunities.create({ ...shop, ...wrong })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      });
    }
  });
});

describe('the list', () => {
  it('puts what fits a member’s offer first and says why', async () => {
    const { db, as, anonymous } = api();
    const poster = await as(await makeMember(db));
    const other = await poster.opportunities.create({
      title: 'Tax returns',
      description: 'Yearly accounts',
      skillsNeeded: ['Tax'],
    });
    const fitting = await poster.opportunities.create({ ...shop, title: 'New pages for a hotel' });
    await poster.opportunities.create({ title: 'Catering', description: 'Lunch for fifty' });
    const designer = await anonymous().auth.register({
      email: 'designer@test.test',
      password: 'secret-enough',
      firstName: 'Dana',
      lastName: 'Wu',
      skills: ['Web design'],
      servicesOffered: 'SEO and web design',
    });

    const listed = await (await as(designer)).opportunities.list();
    const best = listed.find(({ id }) => id === fitting.id);
    const worse = listed.find(({ id }) => id === other.id);

    expect(listed.map(({ fitScore }) => fitScore)).toEqual(
      listed.map(({ fitScore }) => fitScore).toSorted((one, next) => next - one),
    );
    expect(best?.fitReasons[0]).toBe('Asks for Web design and SEO, which you offer');
    expect(best?.fitScore).toBeGreaterThan(worse?.fitScore ?? 100);
  });

  it('never says that I offer a skill of which I offer one word, or what the poster does', async () => {
    const { db, as } = api();
    const poster = await as(await makeMember(db));
    const asBaker = await as(await makeMember(db));
    await asBaker.profile.update({ servicesOffered: 'bread, food' });
    const { id } = await poster.opportunities.create({
      title: 'Pictures for our menu',
      description: 'We are a bakery and sell bread.',
      skillsNeeded: ['Food photography'],
    });

    const listed = (await asBaker.opportunities.list()).find((each) => each.id === id);

    expect(listed?.fitReasons.join(' ')).not.toMatch(/which you offer|what you offer/);
  });

  it('finds one that was posted before a hundred others, once its terms are computed', async () => {
    const { db, as } = api();
    const poster = await makeMember(db);
    const books = { postedBy: poster.id, title: 'Bookkeeper for our bakery' };
    const { id } = await makeOpportunity(db, { ...books, postedAt: new Date('2026-01-01') });
    for (let made = 0; made < 101; made += 1)
      await makeOpportunity(db, { postedBy: poster.id, title: 'Falconer for the roof' });
    const asBookkeeper = await as(await makeMember(db));
    await asBookkeeper.profile.update({ servicesOffered: 'bookkeeping' });
    const titles = async () => (await asBookkeeper.opportunities.list()).map((each) => each.id);

    expect(await titles()).not.toContain(id);
    expect(await refreshOpportunityTerms(db)).toBeGreaterThan(100);
    expect(await titles()).toContain(id);
  });

  it('leaves out closed and expired ones and those of deactivated or blocked members', async () => {
    const { db, as } = api();
    const viewer = await makeMember(db);
    const caller = await as(viewer);
    const [blocked, blocker] = [await makeMember(db), await makeMember(db)];
    const gone = await makeMember(db, { isActive: false });
    const hidden = [
      await makeOpportunity(db, { isActive: false, expiresAt: LATER }),
      await makeOpportunity(db, { expiresAt: EARLIER }),
      await makeOpportunity(db, { postedBy: gone.id }),
      await makeOpportunity(db, { postedBy: blocked.id }),
      await makeOpportunity(db, { postedBy: blocker.id }),
    ];
    await caller.connections.block({ userId: blocked.id });
    await (await as(blocker)).connections.block({ userId: viewer.id });

    const listed = new Set((await caller.opportunities.list()).map(({ id }) => id));

    expect(hidden.filter(({ id }) => listed.has(id))).toEqual([]);
  });

  it('has at most twenty, my own newest among them', async () => {
    const { db, as } = api();
    const ana = await makeMember(db);
    for (let index = 0; index < 25; index += 1) await makeOpportunity(db);
    const own = await makeOpportunity(db, { postedBy: ana.id, postedAt: EARLIER });
    const listed = await (await as(ana)).opportunities.list();
    expect(listed).toHaveLength(20);
    expect(listed.at(-1)?.id).toBe(own.id);
  });
});

describe('applying', () => {
  it('reaches the poster as a message about the opportunity, and is stored', async () => {
    const { db, as } = api();
    const poster = await makeMember(db);
    const opportunity = await makeOpportunity(db, { postedBy: poster.id, title: 'A web shop' });
    const ben = await makeMember(db);

    expect(await (await as(ben)).opportunities.sendApplication({ id: opportunity.id })).toEqual({
      id: opportunity.id,
      applied: true,
      posterId: poster.id,
    });

    const [message] = (await (await as(poster)).messages.list({})).items;
    expect(message).toMatchObject({
      sender: { id: ben.id },
      content: 'I would like to apply for “A web shop”.',
      type: 'opportunity',
      about: { kind: 'opportunity', id: opportunity.id, name: opportunity.title, slug: null },
    });
    expect(await (await as(ben)).opportunities.get({ id: opportunity.id })).toMatchObject({
      applied: true,
      can: { apply: false },
      applications: null,
    });
    expect((await (await as(poster)).opportunities.get({ id: opportunity.id })).applications).toBe(1);
  });

  it('happens once, however often and however fast it is clicked', async () => {
    const { db, as } = api();
    const opportunity = await makeOpportunity(db);
    const ben = await as(await makeMember(db));
    await Promise.all(
      Array.from({ length: 10 }, () =>
        ben.opportunities.sendApplication({ id: opportunity.id, message: 'Me, please' }),
      ),
    );
    const { items } = await (await as({ id: opportunity.postedBy })).messages.list({});
    expect(items.map(({ content }) => content)).toEqual(['Me, please']);
  });

  it('is possible for two opportunities of one poster, although strangers may write only once', async () => {
    const { db, as } = api();
    const first = await makeOpportunity(db);
    const second = await makeOpportunity(db, { postedBy: first.postedBy });
    const ben = await as(await makeMember(db));
    await ben.opportunities.sendApplication({ id: first.id });
    await ben.opportunities.sendApplication({ id: second.id });
    const { items } = await (await as({ id: first.postedBy })).messages.list({});
    expect(items).toHaveLength(2);
    await expect(
      ben.messages.send({ toUserId: first.postedBy, content: 'And another thing' }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('is refused for my own, a closed, an expired and an invisible one', async () => {
    const { db, as } = api();
    const ana = await makeMember(db);
    const caller = await as(ana);
    const own = await makeOpportunity(db, { postedBy: ana.id });
    await expect(caller.opportunities.sendApplication({ id: own.id })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    for (const state of [{ isActive: false }, { expiresAt: EARLIER }]) {
      const { id } = await makeOpportunity(db, state);
      await expect(caller.opportunities.sendApplication({ id })).rejects.toMatchObject({ code: 'CONFLICT' });
    }
    const { id } = await makeOpportunity(db, { postedBy: (await makeMember(db, { isActive: false })).id });
    for (const hidden of [id, 2_000_000_000])
      await expect(caller.opportunities.sendApplication({ id: hidden })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
  });
});

describe('saving and closing', () => {
  it('keeps saved ones until I remove them, even closed ones', async () => {
    const { db, as } = api();
    const opportunity = await makeOpportunity(db);
    const ben = await as(await makeMember(db));
    await Promise.all(
      Array.from({ length: 5 }, () => ben.opportunities.save({ id: opportunity.id, saved: true })),
    );
    await (await as({ id: opportunity.postedBy })).opportunities.close({ id: opportunity.id });

    const { items } = await ben.opportunities.saved({});
    expect(items.map(({ id, saved, isOpen }) => ({ id, saved, isOpen }))).toEqual([
      { id: opportunity.id, saved: true, isOpen: false },
    ]);
    await ben.opportunities.save({ id: opportunity.id, saved: false });
    expect((await ben.opportunities.saved({})).items).toEqual([]);
  });

  it('lets the poster and an administrator close it, and nobody else', async () => {
    const { db, as } = api();
    const [one, other] = [await makeOpportunity(db), await makeOpportunity(db)];
    const stranger = await as(await makeMember(db));
    await expect(stranger.opportunities.close({ id: one.id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await (await as({ id: one.postedBy })).opportunities.close({ id: one.id });
    await (await as(await makeMember(db, { role: 'admin' }))).opportunities.close({ id: other.id });

    const listed = (await stranger.opportunities.list()).map(({ id }) => id);
    expect(listed).not.toContain(one.id);
    expect(listed).not.toContain(other.id);
    const mine = await (await as({ id: one.postedBy })).opportunities.mine({});
    expect(mine.items.map(({ id, isOpen }) => ({ id, isOpen }))).toEqual([{ id: one.id, isOpen: false }]);
  });
});
