import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Answers, answerApi, apiError, calls } from '../../../testing/api.ts';
import { withLiveStream } from '../../../testing/live.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { pageOfPosts, postOf } from '../../../testing/posts.ts';
import { withSight } from '../../../testing/sight.ts';
import type { Post } from './post-cache.ts';

let live: ReturnType<typeof withLiveStream>;
let sight: ReturnType<typeof withSight>;
beforeEach(() => {
  live = withLiveStream();
  sight = withSight();
  return () => vi.unstubAllGlobals();
});

function openFeed(feed: Answers['feed'], { signedIn = true, address = '/feed' } = {}) {
  answerApi({
    auth: { me: () => (signedIn ? memberOf() : null) },
    site: { config: () => siteOf() },
    feed: { countNewer: () => ({ count: 0 }), ...feed },
  });
  return openPage(address);
}

const listOf = (...items: Post[]) => ({ list: () => ({ items, nextCursor: null }) });
const post = async () => within(await screen.findByRole('article', { name: 'Ben Okafor' }));
const asked = (procedure: string) => calls.filter((call) => call === procedure).length;

describe('posts that only their author sees', () => {
  test('say that they wait for approval, or why they were taken down', async () => {
    const item = {
      id: 7,
      content: 'Open day on Friday',
      createdAt: '2026-11-20T10:00:00.000Z',
      relativeTime: '2d ago',
    };
    openFeed({
      ...listOf(),
      unpublished: () => ({
        items: [
          { ...item, state: 'waiting', decisionId: null, reason: null },
          { ...item, id: 8, state: 'hidden', decisionId: 4, reason: 'No advertising.' },
        ],
      }),
    });
    const own = within(await screen.findByRole('region', { name: 'Only you can see these posts' }));
    expect(own.getByText('Waiting for approval')).toBeVisible();
    expect(own.getByText('Reason: No advertising.')).toBeVisible();
    expect(own.getByRole('link', { name: 'Read or object' })).toHaveAttribute('href', '/decisions/4');
  });
});

describe('reading the feed', () => {
  test('a post shows its author, type and time', async () => {
    openFeed(listOf(postOf({ type: 'insight', edited: true, content: 'One\nTwo' })), { signedIn: false });
    const first = await post();
    expect(first.getByText('Bookkeeper at Okafor & Co')).toBeVisible();
    expect(first.getByText('2h ago')).toBeVisible();
    expect(first.getByText(/edited/)).toBeVisible();
    expect(first.getByText('Insight')).toBeInTheDocument();
    expect(first.getByRole('link', { name: 'Ben Okafor' })).toHaveAttribute('href', '/profile/ben-okafor');
  });

  test('a general post is shown as a connection', async () => {
    openFeed(listOf(postOf({ type: 'general' })));
    expect((await post()).getByText('Connection')).toBeInTheDocument();
  });

  test('a link shows where it leads, and leads through its short link where it has one', async () => {
    const content = 'See https://print.example/lisbon and https://other.example/ or ftp://files.example';
    openFeed(listOf(postOf({ content, links: [{ url: 'https://print.example/lisbon', code: 'abcd1234' }] })));
    const links = await (await post()).findAllByRole('link', { name: /example/ });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['print.example/lisbon', '/s/abcd1234'],
      ['other.example', 'https://other.example/'],
    ]);
    for (const link of links) expect(link).toHaveAttribute('rel', 'nofollow ugc noopener noreferrer');
  });

  test('a visitor has no composer and no bookmark, and a comment leads to joining over the feed, and on to the post', async () => {
    openFeed(listOf(postOf({ comments: 3 })), { signedIn: false });
    const first = await post();
    expect(first.getByRole('link', { name: 'Comment, 3 so far' })).toHaveAttribute(
      'href',
      '/feed?dialog=register&next=%2Ffeed%2F1',
    );
    expect(first.queryByRole('button', { name: 'Bookmark' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'New post' })).toBeNull();
  });

  test('a visitor reads at a post how many comments there are, and joins over it', async () => {
    openFeed({ get: () => postOf({ comments: 3 }) }, { signedIn: false, address: '/feed/1' });
    const wall = within(await screen.findByRole('region', { name: '3 comments' }));
    expect(wall.getByText(/^Join to read the comments/)).toBeVisible();
    expect(wall.getByRole('link', { name: 'Join' })).toHaveAttribute(
      'href',
      '/feed/1?dialog=register&next=%2Ffeed%2F1',
    );
    expect(calls).not.toContain('feed.comments.list');
  });

  test('the feed has a loading state', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof pageOfPosts>>();
    openFeed({ list: () => answer.promise });
    expect(await screen.findByText('Loading feed...')).not.toHaveStyle({ position: 'absolute' });
    answer.resolve(pageOfPosts([1]));
    expect(await screen.findByText('Post 1')).toBeVisible();
    expect(screen.queryByText('Loading feed...')).toBeNull();
  });

  test('the feed has an empty state, and can be retried after an error', async () => {
    let isBroken = true;
    const { user } = openFeed({
      list: () => {
        if (isBroken) throw apiError('SERVICE_UNAVAILABLE', 'Please come back in a minute');
        return pageOfPosts([]);
      },
    });
    expect(await screen.findByText('Please come back in a minute')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No posts yet' })).toBeVisible();
  });
});

describe('pagination of the feed', () => {
  test('loads two more pages automatically and further ones on request', async () => {
    const { user } = openFeed({
      list: ({ cursor }) => {
        const page = Number(cursor ?? 1);
        return pageOfPosts([page], page < 5 ? String(page + 1) : null);
      },
    });
    await screen.findByText('Post 1');
    sight.reachEnd();
    await screen.findByText('Post 2');
    sight.reachEnd();
    await screen.findByText('Post 3');
    sight.reachEnd();
    expect(screen.queryByText('Post 4')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await screen.findByText('Post 4');
    expect(asked('feed.list')).toBe(4);
  });

  test('retries a page that failed to load', async () => {
    let isBroken = true;
    const { user } = openFeed({
      list: ({ cursor }) => {
        if (!cursor) return pageOfPosts([1], '2');
        if (isBroken) throw apiError('SERVICE_UNAVAILABLE', 'Please come back in a minute');
        return pageOfPosts([2]);
      },
    });
    await screen.findByText('Post 1');
    sight.reachEnd();
    const again = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await user.click(again);
    expect(await screen.findByText('Post 2')).toBeVisible();
  });
});

describe('new posts', () => {
  test('are counted without moving the page, and shown on request', async () => {
    let newest = 1;
    const { user } = openFeed(
      {
        list: () => pageOfPosts(Array.from({ length: newest }, (_, index) => newest - index)),
        countNewer: ({ afterId }) => ({ count: newest - afterId }),
      },
      { signedIn: false },
    );
    await screen.findByText('Post 1');
    await waitFor(() => expect(live.isOpen()).toBe(true));
    newest = 3;
    live.tell(['feed']);
    const pill = await screen.findByRole('button', { name: '2 new posts' });
    expect(screen.queryByText('Post 3')).toBeNull();
    expect(asked('feed.list')).toBe(1);
    await user.click(pill);
    expect(await screen.findByText('Post 3')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: /new post/ })).toBeNull());
  });
});
