import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Answers, answerApi, apiError, calls } from '../../../testing/api.ts';
import { withLiveStream } from '../../../testing/live.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { postOf } from '../../../testing/posts.ts';
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

describe('likes and bookmarks', () => {
  test('a like is counted optimistically and rolled back on error', async () => {
    const answered = Promise.withResolvers<never>();
    const { user, card } = await openPost({ likes: 4 }, { like: () => answered.promise });
    await user.click(card.getByRole('button', { name: 'Like, 4 so far' }));
    expect(await card.findByRole('button', { name: 'Like, 5 so far' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    answered.reject(apiError('NOT_FOUND', 'This post no longer exists'));
    expect(await card.findByRole('button', { name: 'Like, 4 so far' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    expect(await screen.findByText('This post no longer exists')).toBeVisible();
  });

  test('a like shows the count from the server', async () => {
    const { user, card } = await openPost(
      { likes: 4 },
      { like: ({ id, liked }) => ({ id, liked, likes: 9 }) },
    );
    await user.click(card.getByRole('button', { name: 'Like, 4 so far' }));
    expect(await card.findByRole('button', { name: 'Like, 9 so far' })).toBeVisible();
  });

  test('a visitor who presses Like is asked to join, and nothing is counted', async () => {
    const { user, card } = await openPost({ likes: 3 }, {}, 'visitor');
    await user.click(card.getByRole('button', { name: 'Like, 3 so far' }));
    expect(await screen.findByRole('dialog', { name: /^Join to like the post by / })).toBeVisible();
    expect(card.getByRole('button', { name: 'Like, 3 so far', hidden: true })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    expect(calls).not.toContain('feed.like');
  });

  test('a member bookmarks a post and removes the bookmark', async () => {
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

describe('the post menu', () => {
  const menu = async (card: ReturnType<typeof within>) =>
    card.findByRole('button', { name: /^More options for/ });

  test('the author edits a recent post', async () => {
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
    expect(await card.findByText('Hello', { ignore: 'textarea' })).toBeVisible();
    expect(card.getByText(/edited/)).toBeVisible();
  });

  test('deleting a post asks for confirmation and is rolled back on error', async () => {
    const answered = Promise.withResolvers<never>();
    const { user, card } = await openPost(
      { can: { edit: false, delete: true, report: false } },
      { delete: () => answered.promise },
    );
    await user.click(await menu(card));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete post' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete post' }));
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    answered.reject(apiError('FORBIDDEN', 'Only the author can delete this post'));
    expect(await screen.findByRole('article', { name: 'Ben Okafor' })).toBeVisible();
    expect(await screen.findByText('Only the author can delete this post')).toBeVisible();
  });

  test("a member reports another member's post", async () => {
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
    await user.selectOptions(dialog.getByRole('combobox'), 'spam');
    await user.type(dialog.getByRole('textbox'), 'Advertising');
    await user.click(dialog.getByRole('button', { name: 'Report' }));
    expect(await screen.findByText('Thank you')).toBeVisible();
    expect(sent).toEqual([{ id: 1, category: 'spam', reason: 'Advertising' }]);
  });

  test("a member reports a link in another member's post", async () => {
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
    await user.selectOptions(dialog.getByLabelText(/What's wrong/), 'illegal');
    await user.click(dialog.getByRole('button', { name: 'Report' }));
    expect(await screen.findByText("The link was reported. We'll take a look.")).toBeVisible();
    expect(sent).toEqual([{ code: 'twotwo22', category: 'illegal', reason: '' }]);
  });

  test('the menu is hidden without permitted actions', async () => {
    const { card } = await openPost({});
    expect(card.queryByRole('button', { name: /^More options for/ })).toBeNull();
  });
});
