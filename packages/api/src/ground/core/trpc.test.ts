import { breakingOff, makeMember, makePost } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';

const api = testApi();

describe('when the database connection breaks during a call', () => {
  it('a query is retried, and the member notices nothing', async () => {
    const { db, as } = api();
    const member = await makeMember(db);
    const post = await makePost(db, { userId: member.id });
    const caller = await as(member);

    const page = await breakingOff(db, 'app.posts', () => caller.feed.list({}));

    expect(page.items.map(({ id }) => id)).toContain(post.id);
  });

  it('a mutation is not retried; the member is asked to try again', async () => {
    const { db, as } = api();
    const caller = await as(await makeMember(db));

    const writing = breakingOff(db, 'app.posts', () =>
      caller.feed.create({ content: 'Written once', type: 'general' }),
    );

    await expect(writing).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', cause: { retryAfter: 1 } });
    expect(await db.selectFrom('posts').select('id').where('content', '=', 'Written once').execute()).toEqual(
      [],
    );
  });
});
