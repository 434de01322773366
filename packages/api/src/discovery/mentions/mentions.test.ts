import { TEST_PASSWORD, makeBusiness, makeMember } from '@guildhall/db/testing';
import { mentionMarkdown, plainText, richTextOf } from '@guildhall/markdown';
import { describe, expect, it } from 'vitest';

import { testApi } from '../../../testing/index.ts';
import type { Caller } from '../../app.router.ts';

const api = testApi();

const toMember = ({ id, firstName, lastName }: { id: number; firstName: string; lastName: string }) =>
  mentionMarkdown({ kind: 'member', id, name: `${firstName} ${lastName}` });

const listNotices = async (caller: Caller) =>
  (await caller.notifications.list({})).items.map(({ text }) => text);

async function people() {
  const { db, as } = api();
  const ana = await makeMember(db, { firstName: 'Ana', lastName: 'Silva' });
  const ben = await makeMember(db, { firstName: 'Ben', lastName: 'Okafor' });
  return { db, ana, ben, anas: await as(ana), bens: await as(ben) };
}

describe('a mention', () => {
  it('shows the current name, in the text as in its Markdown, and leads to the profile', async () => {
    const { db, ana, ben, anas } = await people();
    const { id } = await anas.feed.create({ content: `Thanks, ${toMember(ben)}!` });
    await db.updateTable('users').set({ lastName: 'Adeyemi' }).where('id', '=', ben.id).execute();
    const post = await api().anonymous().feed.get({ id });
    expect(post.content).toBe(`Thanks, [@Ben Adeyemi](m:${ben.id})!`);
    expect(plainText(richTextOf(post))).toBe('Thanks, @Ben Adeyemi!');
    expect(post.body).toMatchObject([{ children: ['Thanks, ', { path: `/profile/${ben.username}` }, '!'] }]);
    expect(post.author.username).toBe(ana.username);
  });

  it('of someone who blocks the reader, or is deactivated, is what the author wrote, without a link', async () => {
    const { db, ana, ben, anas, bens } = await people();
    const { id } = await anas.feed.create({ content: `[@Benny](m:${ben.id})` });
    const reader = await makeMember(db);
    await bens.connections.block({ userId: reader.id });
    const mention = async (caller: typeof anas) => (await caller.feed.get({ id })).body;
    const asWritten = [{ children: [{ name: 'Benny', path: null }] }];
    expect(await mention(await api().as(reader))).toMatchObject(asWritten);
    expect(await mention(await api().as(ana))).toMatchObject([
      { children: [{ name: 'Ben Okafor', path: `/profile/${ben.username}` }] },
    ]);
    await db.updateTable('users').set({ isActive: false }).where('id', '=', ben.id).execute();
    expect(await mention(await api().as(ana))).toMatchObject(asWritten);
  });

  it('written by hand reads out no name of a member or business that the reader may not open', async () => {
    const { db, ana, ben, anas } = await people();
    const unseen = { firstName: 'Zenobia', lastName: 'Unseen' };
    const imported = await makeMember(db, { ...unseen, isActive: false, hasJoined: false });
    const deactivated = await makeMember(db, { ...unseen, isActive: false });
    const blocking = await makeMember(db, unseen);
    await db.insertInto('blocks').values({ blockerId: blocking.id, blockedId: ana.id }).execute();
    const hidden = await makeBusiness(db, { ownerId: ben.id, name: 'Unseen', isActive: false });
    const deleted = await makeBusiness(db, { ownerId: ben.id, name: 'Unseen', deletedAt: new Date() });
    const members = [imported, deactivated, blocking].map((member) => `[@x](m:${member.id})`);
    const businesses = [hidden, deleted].map((business) => `[@x](b:${business.id})`);
    const content = [...members, ...businesses].join(' ');
    const post = await anas.feed.create({ content });
    expect(post.content).toBe(content);
    expect(plainText(richTextOf(post))).toBe('@x @x @x @x @x');
    const { items } = await anas.feed.list({});
    expect(JSON.stringify(items)).not.toContain('Unseen');
    const sent = await anas.messages.send({ toUserId: ben.id, content });
    expect(JSON.stringify(sent)).not.toContain('Unseen');
  });

  it('of a member who deleted their account shows a former member, in the Markdown too', async () => {
    const { ben, anas, bens } = await people();
    const { id } = await anas.feed.create({ content: `Thanks, ${toMember(ben)}` });
    await bens.account.delete({ password: TEST_PASSWORD });
    const post = await anas.feed.get({ id });
    expect(plainText(richTextOf(post))).toBe('Thanks, @Former Member');
    expect(post.content).not.toContain('Ben');
  });

  it('of an id that no one has is what the author wrote', async () => {
    const { anas } = await people();
    const post = await anas.feed.create({ content: '[@The President](m:999999)' });
    expect(post.body).toMatchObject([{ children: [{ name: 'The President', path: null }] }]);
  });

  it('of a business leads to its page as long as it is public', async () => {
    const { db, ben, anas } = await people();
    const business = await makeBusiness(db, { ownerId: ben.id, name: 'Rye [& Shine]' });
    const mention = mentionMarkdown({ kind: 'business', id: business.id, name: business.name });
    const { id } = await anas.feed.create({ content: mention });
    const body = async () => (await anas.feed.get({ id })).body;
    expect(await body()).toMatchObject([
      { children: [{ name: 'Rye [& Shine]', path: `/business/${business.slug}` }] },
    ]);
    await db
      .updateTable('businesses')
      .set({ isActive: false, name: 'Renamed since' })
      .where('id', '=', business.id)
      .execute();
    expect(await body()).toMatchObject([{ children: [{ name: 'Rye [& Shine]', path: null }] }]);
  });

  it('is shown in comments and messages as well', async () => {
    const { ana, ben, anas, bens } = await people();
    const { id } = await anas.feed.create({ content: 'Bread' });
    const comment = await bens.feed.comments.create({ postId: id, content: toMember(ana) });
    expect(comment.body).toMatchObject([{ children: [{ path: `/profile/${ana.username}` }] }]);
    await anas.messages.send({ toUserId: ben.id, content: `I know ${toMember(ana)}` });
    const [thread] = (await bens.messages.threads({})).items;
    expect(thread?.lastMessage.body).toMatchObject([{ children: ['I know ', { name: 'Ana Silva' }] }]);
  });
});

describe('who is mentioned', () => {
  it('is notified once, however often the post is edited', async () => {
    const { ben, anas, bens } = await people();
    const { id } = await anas.feed.create({ content: 'Bread' });
    await anas.feed.update({ id, content: `Bread with ${toMember(ben)}` });
    await anas.feed.update({ id, content: 'Bread' });
    await anas.feed.update({ id, content: `${toMember(ben)} and ${toMember(ben)}` });
    expect(await listNotices(bens)).toEqual([
      'Ana Silva mentioned you in a post: @Ben Okafor and @Ben Okafor',
    ]);
  });

  it('is notified of a comment, but not twice when the comment answers them', async () => {
    const { db, ben, anas, bens } = await people();
    const cem = await makeMember(db);
    const { id } = await bens.feed.create({ content: 'Bread' });
    await anas.feed.comments.create({ postId: id, content: `${toMember(ben)} ${toMember(cem)}` });
    expect(await listNotices(bens)).toEqual([expect.stringContaining('commented on your post')]);
    expect(await listNotices(await api().as(cem))).toEqual([
      expect.stringContaining('Ana Silva mentioned you in a comment'),
    ]);
  });

  it('is notified with current names, except those of members whom they may not open', async () => {
    const { db, ben, anas, bens } = await people();
    const cem = await makeMember(db, { firstName: 'Cem', lastName: 'Demir' });
    await (await api().as(cem)).connections.block({ userId: ben.id });
    const content = `[@a baker](m:${ben.id}) and [@a guest](m:${cem.id})`;
    await anas.feed.create({ content });
    const { id } = await bens.feed.create({ content: 'Bread' });
    await anas.feed.comments.create({ postId: id, content });
    expect(await listNotices(bens)).toEqual([
      'Ana Silva commented on your post: @Ben Okafor and @a guest',
      'Ana Silva mentioned you in a post: @Ben Okafor and @a guest',
    ]);
    expect(await listNotices(await api().as(cem))).toEqual([
      'Ana Silva mentioned you in a post: @Ben Okafor and @Cem Demir',
    ]);
  });

  it('is notified as the owner of a business', async () => {
    const { db, ben, anas, bens } = await people();
    const { id, name } = await makeBusiness(db, { ownerId: ben.id, name: 'Rye & Shine' });
    await anas.feed.create({ content: mentionMarkdown({ kind: 'business', id, name }) });
    expect(await listNotices(bens)).toEqual(['Ana Silva mentioned Rye & Shine in a post: @Rye & Shine']);
  });

  it.each(['author', 'commenter'] as const)('is not notified when they block the %s', async (blocked) => {
    const { db, ana, ben, anas, bens } = await people();
    const cem = await makeMember(db);
    await bens.connections.block({ userId: blocked === 'author' ? ana.id : cem.id });
    const { id } = await anas.feed.create({ content: 'Bread' });
    await (await api().as(cem)).feed.comments.create({ postId: id, content: toMember(ben) });
    expect(await listNotices(bens)).toEqual([]);
  });

  it('is notified of a post that waits for approval once it is approved', async () => {
    const { db, ben, anas, bens } = await people();
    const admin = await api().as(await makeMember(db, { role: 'admin' }));
    await admin.admin.settings.update({ postModeration: true });
    const { id } = await anas.feed.create({ content: toMember(ben) });
    await admin.admin.settings.update({ postModeration: false });
    expect(await listNotices(bens)).toEqual([]);
    await admin.admin.posts.setVisibility({ id, isPublished: true });
    expect(await listNotices(bens)).toHaveLength(1);
  });

  it('is not notified by a private message', async () => {
    const { db, ben, anas } = await people();
    const cem = await makeMember(db);
    await anas.messages.send({ toUserId: ben.id, content: toMember(cem) });
    expect(await listNotices(await api().as(cem))).toEqual([]);
  });
});

it('a text has at most twenty mentions', async () => {
  const { anas, ben } = await people();
  const content = (count: number) => `[@B](m:${ben.id}) `.repeat(count);
  const sentence = 'A text can mention at most 20 members and businesses';
  await expect(anas.feed.create({ content: content(21) })).rejects.toThrow(sentence);
  await expect(anas.messages.send({ toUserId: ben.id, content: content(250) })).rejects.toThrow(sentence);
  const { id } = await anas.feed.create({ content: content(20) });
  await expect(anas.feed.update({ id, content: content(21) })).rejects.toThrow(sentence);
  await expect(anas.feed.comments.create({ postId: id, content: content(21) })).rejects.toThrow(sentence);
});

describe('suggestions', () => {
  it('are members and businesses whose name begins so, without accents and by last name', async () => {
    const { db, ben, anas } = await people();
    const zoe = await makeMember(db, { firstName: 'Zoë', lastName: 'Quint' });
    const { id } = await makeBusiness(db, { ownerId: ben.id, name: 'Zoetrope' });
    const found = await anas.mentions.suggest({ q: 'zoe' });
    expect(found).toMatchObject({ members: [{ id: zoe.id }], businesses: [{ id }] });
    expect((await anas.mentions.suggest({ q: 'quin' })).members).toMatchObject([{ id: zoe.id }]);
    expect(await anas.mentions.suggest({ q: ' %_ ' })).toEqual({ members: [], businesses: [] });
  });

  it('leave out members with a block in either direction, deactivated ones, and hidden businesses', async () => {
    const { db, ana, ben, anas } = await people();
    const [one, two, three] = await Promise.all(
      ['One', 'Two', 'Three'].map((lastName) => makeMember(db, { firstName: 'Xaver', lastName })),
    );
    await anas.connections.block({ userId: one?.id ?? 0 });
    await db
      .insertInto('blocks')
      .values({ blockerId: two?.id ?? 0, blockedId: ana.id })
      .execute();
    await db
      .updateTable('users')
      .set({ isActive: false })
      .where('id', '=', three?.id ?? 0)
      .execute();
    await makeBusiness(db, { ownerId: ben.id, name: 'Xaver & Sons', isActive: false });
    expect(await anas.mentions.suggest({ q: 'xav' })).toEqual({ members: [], businesses: [] });
  });
});
