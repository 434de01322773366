import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CreateCommentInput } from '@guildhall/api/publishing/comments/comments.schema';
import { type Answers, answerApi, apiError, server } from '../../../testing/api.ts';
import { withLiveStream } from '../../../testing/live.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { commentOf, postOf } from '../../../testing/posts.ts';
import type { Comment } from './comments.hooks.ts';

let stream: ReturnType<typeof withLiveStream>;
beforeEach(() => {
  stream = withLiveStream();
  return () => vi.unstubAllGlobals();
});

async function openPost(comments: number, feed: Answers['feed']) {
  answerApi({
    auth: { me: () => memberOf() },
    site: { config: () => siteOf() },
    feed: {
      countNewer: () => ({ count: 0 }),
      list: () => ({ items: [postOf({ comments })], nextCursor: null }),
      ...feed,
    },
  });
  const { user } = openPage('/feed');
  const card = within(await screen.findByRole('article', { name: 'Ben Okafor' }));
  return { user, card };
}

describe('commenting', () => {
  const comments = { list: () => ({ items: [commentOf()], nextCursor: null }) };

  test('a member comments and sees the comment below the others', async () => {
    const { user, card } = await openPost(1, {
      comments: { ...comments, create: ({ content }) => commentOf({ id: 12, content }) },
    });
    await user.click(card.getByRole('button', { name: 'Comment, 1 so far' }));
    await card.findByText('Good to hear.');
    const send = card.getByRole('button', { name: 'Comment' });
    expect(send).toBeDisabled();
    await user.type(card.getByLabelText('Your comment'), ' Welcome back! ');
    await user.click(send);
    const items = await card.findAllByRole('listitem');
    expect(items.at(-1)).toHaveTextContent('Welcome back!');
    expect(card.getByRole('button', { name: 'Comment, 2 so far' })).toBeVisible();
    expect(card.getByLabelText('Your comment')).toHaveValue('');
  });

  test('a member replies to a comment and sees the reply below it, before younger comments', async () => {
    const sent: unknown[] = [];
    const list = () => ({
      items: [commentOf(), commentOf({ id: 12, content: 'Anyway.' })],
      nextCursor: null,
    });
    const { user, card } = await openPost(2, {
      comments: {
        list,
        create: (input) => {
          sent.push(input);
          return commentOf({ id: 13, parentId: 11, content: input.content });
        },
      },
    });
    await user.click(card.getByRole('button', { name: 'Comment, 2 so far' }));
    await user.click(
      (await card.findAllByRole('button', { name: 'Reply to Cleo Marsh' }))[0] ?? card.getByText('-'),
    );
    const box = card.getByLabelText('Your reply to Cleo Marsh');
    expect(box).toHaveFocus();
    await user.type(box, 'Since when?');
    await user.click(card.getByRole('button', { name: 'Reply' }));
    const replies = within(await card.findByRole('list', { name: 'Replies to Cleo Marsh' }));
    expect(replies.getByRole('listitem')).toHaveTextContent('Since when?');
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent?.includes('Anyway.'))).toEqual([
      false,
      false,
      true,
    ]);
    expect(sent).toEqual([{ postId: 1, content: 'Since when?', parentId: 11 }]);
    await waitFor(() => expect(card.queryByLabelText('Your reply to Cleo Marsh')).toBeNull());
  });

  test('a reply stays under a note when the comment above it is gone', async () => {
    const { user, card } = await openPost(1, {
      comments: { list: () => ({ items: [commentOf({ id: 12, parentId: 11 })], nextCursor: null }) },
    });
    await user.click(card.getByRole('button', { name: 'Comment, 1 so far' }));
    expect(await card.findByText('This comment is no longer available.')).toBeVisible();
    expect(within(card.getByRole('list', { name: 'Replies' })).getByText('Good to hear.')).toBeVisible();
  });

  test('a comment that is sent while the others are still loading appears with them', async () => {
    const first = Promise.withResolvers<void>();
    const stored = [commentOf()];
    let requests = 0;
    const { user, card } = await openPost(1, {
      comments: {
        list: async () => {
          requests += 1;
          if (requests === 1) await first.promise;
          return { items: stored, nextCursor: null };
        },
        create: ({ content }) => {
          const comment = commentOf({ id: 12, content });
          stored.push(comment);
          return comment;
        },
      },
    });
    await user.click(card.getByRole('button', { name: 'Comment, 1 so far' }));
    await user.type(await card.findByLabelText('Your comment'), 'Welcome back!');
    await user.click(card.getByRole('button', { name: 'Comment' }));
    await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(2));
    first.resolve();
  });

  test('a failed comment is rolled back and its text restored in the box', async () => {
    const { user, card } = await openPost(1, {
      comments: {
        ...comments,
        create: () => {
          throw apiError('TOO_MANY_REQUESTS', 'Please wait a moment');
        },
      },
    });
    await user.click(card.getByRole('button', { name: 'Comment, 1 so far' }));
    await card.findByText('Good to hear.');
    await user.type(card.getByLabelText('Your comment'), 'Welcome back!');
    await user.click(card.getByRole('button', { name: 'Comment' }));
    expect(await screen.findByText('Please wait a moment')).toBeVisible();
    expect(card.getByLabelText('Your comment')).toHaveValue('Welcome back!');
    expect(card.getAllByRole('listitem')).toHaveLength(1);
    expect(card.getByRole('button', { name: 'Comment, 1 so far' })).toBeVisible();
  });

  /** Stores comments by idempotency key, as the server does. The response to the first request is lost. */
  async function openWithLostResponse() {
    const stored = new Map<string | null, Comment>();
    let key: string | null = null;
    server.events.on('request:start', ({ request }) => {
      if (request.url.includes('comments.create')) key = request.headers.get('idempotency-key');
    });
    const store = (content: string) => {
      const comment = stored.get(key) ?? commentOf({ id: 21 + stored.size, content });
      stored.set(key, comment);
      return comment;
    };
    const { user, card } = await openPost(0, {
      comments: {
        list: () => ({ items: [...stored.values()], nextCursor: null }),
        create: ({ content }) => store(content),
      },
    });
    server.use(
      http.post(
        '*/trpc/feed.comments.create',
        async ({ request }) => {
          store(CreateCommentInput.parse(await request.json()).content);
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await user.click(card.getByRole('button', { name: 'Comment, 0 so far' }));
    await user.type(await card.findByLabelText('Your comment'), 'Welcome back!');
    const send = () => user.click(card.getByRole('button', { name: 'Comment' }));
    await send();
    await waitFor(() => expect(card.getByLabelText('Your comment')).toHaveValue('Welcome back!'));
    const texts = () => card.queryAllByRole('listitem').map((item) => item.textContent);
    return { user, card, stored, send, texts };
  }

  test('a comment that is retried after a lost response appears once', async () => {
    const { card, stored, send, texts } = await openWithLostResponse();
    expect(texts()).toEqual([]);
    // The stream reconnects, and the refetched comments contain the one whose response was lost.
    stream.tell([]);
    stream.tell([]);
    await waitFor(() => expect(texts()).toHaveLength(1));
    await send();
    await waitFor(() => expect(card.getByLabelText('Your comment')).toHaveValue(''));
    await waitFor(() => expect(card.getByRole('listitem')).toHaveTextContent('Welcome back!'));
    expect([...stored.keys()]).toEqual([expect.stringMatching(/^[\da-f]{32}$/)]);
  });

  test('a repeated text and a text edited after a lost response are separate comments', async () => {
    const { user, card, stored, send } = await openWithLostResponse();
    const box = card.getByLabelText('Your comment');
    await user.type(box, ' At last.');
    await send();
    await waitFor(() => expect(stored.size).toBe(2));
    await waitFor(() => expect(box).toHaveValue(''));
    await user.type(box, 'Welcome back! At last.');
    await waitFor(() => expect(card.getByRole('button', { name: 'Comment' })).toBeEnabled());
    await send();
    await waitFor(() => expect(stored.size).toBe(3));
  });

  test('Cancel collapses the comments', async () => {
    const { user, card } = await openPost(1, { comments });
    await user.click(card.getByRole('button', { name: 'Comment, 1 so far' }));
    await user.click(await card.findByRole('button', { name: 'Cancel' }));
    expect(card.queryByLabelText('Your comment')).toBeNull();
  });
});
