import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi } from '../../../testing/api.ts';
import { articleOf } from '../../../testing/articles.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { postOf } from '../../../testing/posts.ts';

const member = { auth: { me: () => memberOf() }, site: { config: () => siteOf() } };

test('a member finds what they keep, by kind, and the address says which', async () => {
  answerApi({
    ...member,
    saved: {
      posts: () => ({ items: [postOf({ content: 'Kept post', bookmarked: true })], nextCursor: null }),
      articles: () => ({ items: [articleOf({ bookmarked: true })], nextCursor: null }),
    },
  });
  const { user, router } = openPage('/saved');
  expect(await screen.findByText('Kept post')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Articles' }));
  expect(await screen.findByRole('article', { name: 'Hire for the Saturday' })).toBeVisible();
  expect(router.state.location.search).toBe('?tab=articles');
});

test('a post that is no longer kept stays until the page is left, so that a slip can be undone', async () => {
  answerApi({
    ...member,
    saved: { posts: () => ({ items: [postOf({ bookmarked: true })], nextCursor: null }) },
    feed: { bookmark: (input) => input },
  });
  const { user } = openPage('/saved');
  const card = within(await screen.findByRole('article', { name: 'Ben Okafor' }));
  await user.click(card.getByRole('button', { name: 'Bookmark', pressed: true }));
  expect(await card.findByRole('button', { name: 'Bookmark', pressed: false })).toBeVisible();
});

test('who keeps nothing yet is shown where to find something', async () => {
  answerApi({
    ...member,
    saved: {
      posts: () => ({ items: [], nextCursor: null }),
      articles: () => ({ items: [], nextCursor: null }),
    },
  });
  const { user } = openPage('/saved');
  expect(await screen.findByRole('link', { name: 'Go to the feed' })).toHaveAttribute('href', '/feed');
  await user.click(screen.getByRole('tab', { name: 'Articles' }));
  expect(await screen.findByRole('link', { name: 'Browse the news' })).toHaveAttribute('href', '/news');
});

test('a visitor is led to the front page', async () => {
  answerApi({ auth: { me: () => null }, site: { config: () => siteOf() } });
  const { router } = openPage('/saved');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});
