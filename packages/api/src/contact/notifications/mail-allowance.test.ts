import { makeMember, makePost } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';

const api = testApi();

async function mailsTo(userId: number): Promise<number> {
  const rows = await api()
    .db.selectFrom('outbox')
    .select('id')
    .where('userId', '=', userId)
    .where('topic', '=', 'mail.notification')
    .execute();
  return rows.length;
}

/** A member with two posts, and others who write comments on them. */
async function author() {
  const { db, as } = api();
  const member = await makeMember(db);
  const post = await makePost(db, { userId: member.id });
  const another = await makePost(db, { userId: member.id });
  const comment = async (postId: number, content: string) =>
    (await as(await makeMember(db))).feed.comments.create({ postId, content });
  return { id: member.id, postId: post.id, anotherId: another.id, comment, asMember: await as(member) };
}

describe('comments on a post', () => {
  it('cause one email until its author has read of them, and each a notification', async () => {
    const { id, postId, anotherId, comment, asMember } = await author();
    for (const content of ['One', 'Two', `Three @[You](m:${id})`]) await comment(postId, content);
    expect(await mailsTo(id)).toBe(1);
    expect((await asMember.notifications.list({})).items).toHaveLength(3);
    await comment(anotherId, 'On the other post');
    expect(await mailsTo(id)).toBe(2);
    await asMember.notifications.markAllRead();
    await comment(postId, 'Four');
    expect(await mailsTo(id)).toBe(3);
  });

  it('cause one email a day to whom they only reach by email', async () => {
    const { id, postId, anotherId, comment, asMember } = await author();
    await asMember.notifications.setPreference({ kind: 'comment', inApp: false, email: true });
    for (const content of ['One', 'Two']) await comment(postId, content);
    expect(await mailsTo(id)).toBe(1);
    await comment(anotherId, 'On the other post');
    expect(await mailsTo(id)).toBe(2);
  });
});
