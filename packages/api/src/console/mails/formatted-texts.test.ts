import { makeMember } from '@guildhall/db/testing';
import { escapeHtml, mentionMarkdown, plainText, richTextOf } from '@guildhall/markdown';
import { expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { composeMail } from './compose-mail.ts';

const api = testApi();

it('a text with a mention, a link, a list and a quote reads the same on its page, in mail and in search', async () => {
  const { db, services, as } = api();
  const ana = await as(await makeMember(db, { firstName: 'Ana', lastName: 'Silva' }));
  const ben = await makeMember(db, { firstName: 'Ben', lastName: 'Okafor' });
  const mention = mentionMarkdown({ kind: 'member', id: ben.id, name: 'Ben Okafor' });
  const post = await ana.feed.create({
    content: `**Zests** by ${mention}, [here](https://a.example):\n\n- one\n- two\n\n> quoted`,
  });
  const words = 'Zests by @Ben Okafor, here (https://a.example): one, two > quoted';

  expect(plainText(richTextOf(post)).replaceAll(/\s+/g, ' ')).toBe(words.replace('one, two', '• one • two'));

  const caller = await as(ben);
  const [notice] = (await caller.notifications.list({})).items;
  expect(notice?.text).toBe(`Ana Silva mentioned you in a post: ${words}`);

  const event = await db
    .selectFrom('outbox')
    .select(['topic', 'payload', 'userId'])
    .where('userId', '=', ben.id)
    .executeTakeFirstOrThrow();
  await db.updateTable('users').set({ emailVerifiedAt: new Date() }).where('id', '=', ben.id).execute();
  const mail = await composeMail(db, services, event);
  expect(mail?.text).toContain(words);
  expect(mail?.html).toContain(escapeHtml(words));

  const { posts } = await caller.search.all({ q: 'zests', kind: 'posts' });
  expect(posts.map(({ excerpt }) => excerpt)).toEqual([words]);
});
