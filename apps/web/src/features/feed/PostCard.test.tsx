import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Answers, answerApi, refusal, server } from '../../../testing/api.ts';
import { withLiveStream } from '../../../testing/live.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { commentOf, postOf } from '../../../testing/posts.ts';
import { CreateCommentInput } from '@guildhall/api/comments/schema';
import type { Comment } from './comments/comments.hooks.ts';
import type { Post } from './post-cache.ts';

beforeEach(() => {
  withLiveStream();
  return () => vi.unstubAllGlobals();
});

async function openPost(
  fields: Partial<Post>,
  feed: Answers['feed'] = {},
  viewer: 'member' | 'visitor' = 'member',
  shortLinks: Answers['shortLinks'] = {},
) {
  answerApi({
    auth: { me: () => (viewer === 'member' ? memberOf() : null) },
    site: { config: () => siteOf() },
    feed: {
      countNewer: () => ({ count: 0 }),
      list: () => ({ items: [postOf(fields)], nextCursor: null }),
      ...feed,
    },
    shortLinks,
  });
  const { user, router } = openPage('/feed');
  const card = within(await screen.findByRole('article', { name: 'Ben Okafor' }));
  return { user, router, card };
}

describe('liking and keeping', () => {
  test('a like counts at once and is taken back when it is refused', async () => {
    const answered = Promise.withResolvers<never>();
    const { user, card } = await openPost({ likes: 4 }, { like: () => answered.promise });
    await user.click(card.getByRole('button', { name: 'Like, 4 so far' }));
    expect(await card.findByRole('button', { name: 'Like, 5 so far' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    answered.reject(refusal('NOT_FOUND', 'This post is no longer there'));
    expect(await card.findByRole('button', { name: 'Like, 4 so far' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    expect(await screen.findByText('This post is no longer there')).toBeVisible();
  });

  test('a like shows the count that the server knows', async () => {
    const { user, card } = await openPost(
      { likes: 4 },
      { like: ({ id, liked }) => ({ id, liked, likes: 9 }) },
    );
    await user.click(card.getByRole('button', { name: 'Like, 4 so far' }));
    expect(await card.findByRole('button', { name: 'Like, 9 so far' })).toBeVisible();
  });

  test('a visitor who likes is asked to sign in', async () => {
    const { user, card, router } = await openPost({}, {}, 'visitor');
    await user.click(card.getByRole('button', { name: /^Like/ }));
    expect(router.state.location.search).toBe('?dialog=login');
  });

  test('a bookmark is set and taken off again', async () => {
    const sent: unknown[] = [];
    const { user, card } = await openPost(
      {},
      {
        bookmark: (input) => {
          sent.push(input);
          return input;
        },
      },
    );
    const bookmark = card.getByRole('button', { name: 'Bookmark' });
    await user.click(bookmark);
    await waitFor(() => expect(bookmark).toHaveAttribute('aria-pressed', 'true'));
    await user.click(bookmark);
    await waitFor(() => expect(bookmark).toHaveAttribute('aria-pressed', 'false'));
    await waitFor(() =>
      expect(sent).toEqual([
        { id: 1, bookmarked: true },
        { id: 1, bookmarked: false },
      ]),
    );
  });
});

describe('commenting', () => {
  const comments = { list: () => ({ items: [commentOf()], nextCursor: null }) };

  test('a member comments and sees it above the others', async () => {
    const { user, card } = await openPost(
      { comments: 1 },
      { comments: { ...comments, create: ({ content }) => commentOf({ id: 12, content }) } },
    );
    await user.click(card.getByRole('button', { name: 'Comment, 1 so far' }));
    await card.findByText('Good to hear.');
    const send = card.getByRole('button', { name: 'Comment' });
    expect(send).toBeDisabled();
    await user.type(card.getByLabelText('Your comment'), ' Welcome back! ');
    await user.click(send);
    const items = await card.findAllByRole('listitem');
    expect(items[0]).toHaveTextContent('Welcome back!');
    expect(card.getByRole('button', { name: 'Comment, 2 so far' })).toBeVisible();
    expect(card.getByLabelText('Your comment')).toHaveValue('');
  });

  test('a refused comment goes, and its text comes back into the box', async () => {
    const { user, card } = await openPost(
      { comments: 1 },
      {
        comments: {
          ...comments,
          create: () => {
            throw refusal('TOO_MANY_REQUESTS', 'Please wait a moment');
          },
        },
      },
    );
    await user.click(card.getByRole('button', { name: 'Comment, 1 so far' }));
    await card.findByText('Good to hear.');
    await user.type(card.getByLabelText('Your comment'), 'Welcome back!');
    await user.click(card.getByRole('button', { name: 'Comment' }));
    expect(await screen.findByText('Please wait a moment')).toBeVisible();
    expect(card.getByLabelText('Your comment')).toHaveValue('Welcome back!');
    expect(card.getAllByRole('listitem')).toHaveLength(1);
    expect(card.getByRole('button', { name: 'Comment, 1 so far' })).toBeVisible();
  });

  /** Comments are kept by the key they come under; the first one is kept, too, but its answer is lost. */
  async function openWithLostAnswer() {
    const kept = new Map<string | null, Comment>();
    let key: string | null = null;
    server.events.on('request:start', ({ request }) => {
      if (request.url.includes('comments.create')) key = request.headers.get('idempotency-key');
    });
    const keep = (content: string) => {
      const comment = kept.get(key) ?? commentOf({ id: 21 + kept.size, content });
      kept.set(key, comment);
      return comment;
    };
    const stream = withLiveStream();
    const { user, card } = await openPost(
      {},
      {
        comments: {
          list: () => ({ items: [...kept.values()].toReversed(), nextCursor: null }),
          create: ({ content }) => keep(content),
        },
      },
    );
    server.use(
      http.post(
        '*/trpc/feed.comments.create',
        async ({ request }) => {
          keep(CreateCommentInput.parse(await request.json()).content);
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
    return { user, card, kept, send, stream, texts };
  }

  test('a comment whose answer was lost and that is sent again stands once', async () => {
    const { card, kept, send, stream, texts } = await openWithLostAnswer();
    expect(texts()).toEqual([]);
    // The stream stands again after an interruption, and the comments are read with the one that arrived.
    stream.tell([]);
    stream.tell([]);
    await waitFor(() => expect(texts()).toHaveLength(1));
    await send();
    await waitFor(() => expect(card.getByLabelText('Your comment')).toHaveValue(''));
    await waitFor(() => expect(card.getByRole('listitem')).toHaveTextContent('Welcome back!'));
    expect([...kept.keys()]).toEqual([expect.stringMatching(/^[\da-f]{32}$/)]);
  });

  test('the same words again, and other words after a lost answer, are comments of their own', async () => {
    const { user, card, kept, send } = await openWithLostAnswer();
    const box = card.getByLabelText('Your comment');
    await user.type(box, ' At last.');
    await send();
    await waitFor(() => expect(kept.size).toBe(2));
    await waitFor(() => expect(box).toHaveValue(''));
    await user.type(box, 'Welcome back! At last.');
    await waitFor(() => expect(card.getByRole('button', { name: 'Comment' })).toBeEnabled());
    await send();
    await waitFor(() => expect(kept.size).toBe(3));
  });

  test('Cancel folds the comments away', async () => {
    const { user, card } = await openPost({ comments: 1 }, { comments });
    await user.click(card.getByRole('button', { name: 'Comment, 1 so far' }));
    await user.click(await card.findByRole('button', { name: 'Cancel' }));
    expect(card.queryByLabelText('Your comment')).toBeNull();
  });
});

describe('what the author and others may do', () => {
  const menu = async (card: ReturnType<typeof within>) => card.findByRole('button', { name: /^More about/ });

  test('the author changes a fresh post', async () => {
    const { user, card } = await openPost(
      { content: 'Helo', can: { edit: true, delete: true, report: false } },
      { update: ({ id, content = '' }) => postOf({ id, content, edited: true }) },
    );
    await user.click(await menu(card));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit post' }));
    const box = await card.findByLabelText('Your post');
    await user.clear(box);
    expect(card.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.type(box, 'Hello');
    await user.click(card.getByRole('button', { name: 'Save' }));
    expect(await card.findByText('Hello')).toBeVisible();
    expect(card.getByText(/edited/)).toBeVisible();
  });

  test('a post is deleted after one question, and comes back when the server refuses', async () => {
    const answered = Promise.withResolvers<never>();
    const { user, card } = await openPost(
      { can: { edit: false, delete: true, report: false } },
      { delete: () => answered.promise },
    );
    await user.click(await menu(card));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete post' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete post' }));
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    answered.reject(refusal('FORBIDDEN', 'Only the author may delete this post'));
    expect(await screen.findByRole('article', { name: 'Ben Okafor' })).toBeVisible();
    expect(await screen.findByText('Only the author may delete this post')).toBeVisible();
  });

  test('a member reports a post of somebody else', async () => {
    const sent: unknown[] = [];
    const { user, card } = await openPost(
      { can: { edit: false, delete: false, report: true } },
      {
        report: (input) => {
          sent.push(input);
          return { id: input.id, reported: true };
        },
      },
    );
    await user.click(await menu(card));
    expect(screen.queryByRole('menuitem', { name: 'Delete post' })).toBeNull();
    await user.click(await screen.findByRole('menuitem', { name: 'Report post' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'Advertising');
    await user.click(dialog.getByRole('button', { name: 'Report' }));
    expect(await screen.findByText('Thank you')).toBeVisible();
    expect(sent).toEqual([{ id: 1, reason: 'Advertising' }]);
  });

  test('a member reports one of the links in a post of somebody else', async () => {
    const sent: unknown[] = [];
    const { user, card } = await openPost(
      {
        content: 'See https://one.example/ and https://two.example/',
        links: [
          { url: 'https://one.example/', code: 'oneone11' },
          { url: 'https://two.example/', code: 'twotwo22' },
        ],
        can: { edit: false, delete: false, report: true },
      },
      {},
      'member',
      {
        report: (input) => {
          sent.push(input);
          return { code: input.code, reported: true };
        },
      },
    );
    await user.click(await menu(card));
    await user.click(await screen.findByRole('menuitem', { name: 'Report this link' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('Which link?'), 'https://two.example/');
    await user.click(dialog.getByRole('button', { name: 'Report' }));
    expect(await screen.findByText('The link was reported. We will look at it.')).toBeVisible();
    expect(sent).toEqual([{ code: 'twotwo22', reason: '' }]);
  });

  test('a reader who may do nothing has no menu', async () => {
    const { card } = await openPost({});
    expect(card.queryByRole('button', { name: /^More about/ })).toBeNull();
  });
});
