import {
  makeArticle,
  makeBusiness,
  makeEvent,
  makeEventDate,
  makeMember,
  makePost,
} from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';

const api = testApi();
const membersFor = async (q: string) => idsOf((await api().anonymous().search.all({ q })).members);
const NOTHING = {
  members: [],
  businesses: [],
  posts: [],
  articles: [],
  events: [],
  chapters: [],
  opportunities: [],
  similar: { members: [], businesses: [], opportunities: [] },
};
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

describe('searching events', () => {
  const DAY = 86_400_000;
  const foundBy = async (q: string, caller = api().anonymous()) =>
    (await caller.search.all({ q })).events.map(({ title }) => title);

  it('finds those that take place again, by title, place and description, and shows the next date', async () => {
    const { db, as, anonymous } = api();
    const member = await as(await makeMember(db));
    const soon = new Date(Date.now() + DAY);
    const { id, slug, dateId } = await makeEvent(db, {
      title: 'Zwiebelkuchen am Mühlbach',
      place: 'Quarzhof',
      description: 'Mit neuem Wein und **Sturmflöte**',
      audience: 'public',
      startsAt: soon,
    });
    await makeEventDate(db, { eventId: id, startsAt: new Date(Date.now() + 8 * DAY) });
    await makeEvent(db, {
      title: 'Zwiebelkuchen vorbei',
      audience: 'public',
      startsAt: new Date(Date.now() - DAY),
    });
    await makeEvent(db, { title: 'Zwiebelkuchen abgesagt', audience: 'public', cancelledAt: new Date() });
    for (const q of ['zwiebelkuchen', 'muhlbach', 'quarzhof', 'sturmflote', 'zwiebelkuhcen', 'zwiebelkuchn'])
      expect([q, await foundBy(q)]).toEqual([q, ['Zwiebelkuchen am Mühlbach']]);
    expect((await anonymous().search.all({ q: 'quarzhof', kind: 'events' })).events).toEqual([
      expect.objectContaining({ slug, dateId, startsAt: soon.toISOString() }),
    ]);
    expect(await foundBy('quarzhof', member)).toHaveLength(1);
  });

  it('shows those for members to members alone', async () => {
    const { db, as } = api();
    await makeEvent(db, { title: 'Xylophonabend', startsAt: new Date(Date.now() + DAY) });
    expect(await foundBy('xylophonabend')).toEqual([]);
    expect(await foundBy('xylophonabend', await as(await makeMember(db)))).toEqual(['Xylophonabend']);
  });
});

describe('searching members', () => {
  it('finds a name as it is typed, ignoring accents and case', async () => {
    const { db } = api();
    const { id } = await makeMember(db, { firstName: 'Zoë', lastName: 'Łukasiewicz', jobTitle: 'Köchin' });

    for (const q of ['z', 'zo', 'ZOE', 'zoë ł', 'lukas', 'Łukasiewicz zo', 'zoe kochin']) {
      expect([q, await membersFor(q)]).toEqual([q, expect.arrayContaining([id])]);
    }
  });

  it('tolerates a wrong, missing or doubled letter, and two swapped ones', async () => {
    const { db } = api();
    const { id } = await makeMember(db, { firstName: 'Johannes', lastName: 'Wolfram' });
    for (const q of ['wolfran', 'wofram', 'wollfram', 'jhoannes', 'johannes wlofram', 'Johanes Wolfrm']) {
      expect([q, await membersFor(q)]).toEqual([q, expect.arrayContaining([id])]);
    }
  });

  it('finds title, company, location and skills, and ranks names first', async () => {
    const { db, anonymous } = api();
    const bySkill = await makeMember(db, { skills: ['Node.js', 'Falconry'] });
    const byTitle = await makeMember(db, {
      jobTitle: 'Falconer',
      company: 'Kestrel & Sons',
      location: 'Reykjavík',
    });
    const byName = await makeMember(db, { firstName: 'Falco', lastName: 'Berg' });

    expect(idsOf((await anonymous().search.all({ q: 'falco' })).members)).toEqual([
      byName.id,
      byTitle.id,
      bySkill.id,
    ]);
    for (const q of ['kestrel', 'reykjavik falconer'])
      expect(idsOf((await anonymous().search.all({ q })).members)).toEqual([byTitle.id]);
    for (const q of ['node.js', 'node', 'js falconry'])
      expect([q, await membersFor(q)]).toEqual([q, expect.arrayContaining([bySkill.id])]);
  });

  it('hides deactivated members, and two members who blocked each other', async () => {
    const { db, as, anonymous } = api();
    const gone = await makeMember(db, { firstName: 'Quirin', isActive: false });
    const [ana, ben] = [
      await makeMember(db, { firstName: 'Quintus' }),
      await makeMember(db, { firstName: 'Quilla' }),
    ];
    await db.insertInto('blocks').values({ blockerId: ana.id, blockedId: ben.id }).execute();

    expect(idsOf((await anonymous().search.all({ q: 'qui' })).members)).toEqual([ben.id, ana.id]);
    expect(idsOf((await anonymous().search.all({ q: 'quirin' })).members)).not.toContain(gone.id);
    expect(idsOf((await (await as(ana)).search.all({ q: 'qui' })).members)).toEqual([ana.id]);
    expect(idsOf((await (await as(ben)).search.all({ q: 'qui' })).members)).toEqual([ben.id]);
  });

  it('neither finds by email or phone nor shows them', async () => {
    const { db, anonymous } = api();
    await makeMember(db, { email: 'hidden-address@mail.test', phoneNumber: '5550199' });
    for (const q of ['hidden-address', 'hidden-address@mail.test', '5550199']) {
      expect([q, await membersFor(q)]).toEqual([q, []]);
    }
    const { members } = await anonymous().search.all({ q: 'member' });
    expect(Object.keys(members[0] ?? {}).toSorted()).toEqual([
      'avatar',
      'company',
      'id',
      'jobTitle',
      'name',
      'username',
      'why',
    ]);
  });
});

describe('searching everything', () => {
  it('returns groups, each with its own limit', async () => {
    const { db, anonymous } = api();
    const owner = await makeMember(db, { firstName: 'Ottokar', lastName: 'Zwetschge' });
    const business = await makeBusiness(db, { ownerId: owner.id, name: 'Zwetschgen & Söhne' });
    const posts = [
      await makePost(db, { userId: owner.id, content: 'Erste Zwetschgen!' }),
      await makePost(db, { userId: owner.id, content: `${'Lange '.repeat(60)} zwetschgen` }),
    ];
    const article = await makeArticle(db, { title: 'Ein Jahr', tags: ['Zwetschge'] });

    const found = await anonymous().search.all({ q: 'zwetschge', limit: 5 });
    expect({
      members: idsOf(found.members),
      businesses: idsOf(found.businesses),
      posts: idsOf(found.posts),
      articles: idsOf(found.articles),
    }).toEqual({
      members: [owner.id],
      businesses: [business.id],
      posts: idsOf(posts).toReversed(),
      articles: [article.id],
    });
    expect(found.posts[0]?.excerpt.endsWith('…')).toBe(true);
    const one = await anonymous().search.all({ q: 'zwetschge', kind: 'posts', limit: 1 });
    expect(one).toEqual({ ...NOTHING, posts: [found.posts[0]] });
  });

  it('tolerates misspelled names of businesses and titles of articles', async () => {
    const { db, anonymous } = api();
    const business = await makeBusiness(db, { name: 'Lighthouse Carpentry' });
    const article = await makeArticle(db, { title: 'Blockchains explained' });
    expect(idsOf((await anonymous().search.all({ q: 'ligthouse carpentri' })).businesses)).toEqual([
      business.id,
    ]);
    expect(idsOf((await anonymous().search.all({ q: 'blokchains' })).articles)).toEqual([article.id]);
  });

  it('hides what is not public, and the text of articles', async () => {
    const { db, anonymous } = api();
    const gone = await makeMember(db, { isActive: false });
    await makeBusiness(db, { name: 'Xylophonbau', isActive: false });
    await makePost(db, { content: 'Xylophonbau', isPublished: false });
    await makePost(db, { content: 'Xylophonbau', deletedAt: new Date() });
    await makePost(db, { content: 'Xylophonbau', userId: gone.id });
    await makeArticle(db, { title: 'Xylophonbau', isPublished: false });
    await makeArticle(db, { content: 'Xylophonbau' });
    expect(await anonymous().search.all({ q: 'xylophonbau' })).toEqual(NOTHING);
  });

  it('finds nothing for blank and odd input, and rejects input that is too long', async () => {
    const { anonymous } = api();
    for (const q of ['', '   ', '&|!():*', "'; drop table users --%", '\\', '½™№', '🥖']) {
      expect([q, await anonymous().search.all({ q })]).toEqual([q, NOTHING]);
    }
    await expect(anonymous().search.all({ q: 'x'.repeat(101) })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    await expect(anonymous().search.all({ q: 'a\u0000b' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('what a hit says', () => {
  it('quotes the offer with the words of the query, else the first', async () => {
    const { db, anonymous } = api();
    await makeMember(db, {
      firstName: 'Zolotar',
      jobTitle: 'Zwillbaker',
      servicesOffered: 'Bread for cafés. Wedding cakes with zwillbaker cream; courses',
    });
    await makeMember(db, { jobTitle: 'Quortz', servicesOffered: 'ä'.repeat(200) });
    await makeBusiness(db, { name: 'Quortz & Sons', shortDescription: 'We repair clocks. Since 1951.' });
    const search = anonymous().search;
    expect((await search.all({ q: 'zwillbaker' })).members[0]?.why).toBe(
      'Wedding cakes with zwillbaker cream',
    );
    const { members, businesses } = await search.all({ q: 'quortz' });
    expect(members[0]?.why).toBe(`${'ä'.repeat(120)}…`);
    expect(businesses[0]?.why).toBe('We repair clocks');
  });
});
