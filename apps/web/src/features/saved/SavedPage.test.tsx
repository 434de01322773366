import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi } from '../../../testing/api.ts';
import { articleOf } from '../../../testing/articles.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { opportunityOf } from '../../../testing/network.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { postOf } from '../../../testing/posts.ts';

const member = { auth: { me: () => memberOf() }, site: { config: () => siteOf() } };

test('a member has a tab for each kind of saved item, and the URL holds the open one', async () => {
  answerApi({
    ...member,
    saved: {
      posts: () => ({ items: [postOf({ content: 'Saved post', bookmarked: true })], nextCursor: null }),
      articles: () => ({ items: [articleOf({ bookmarked: true })], nextCursor: null }),
    },
  });
  const { user, router } = openPage('/saved');
  expect(await screen.findByText('Saved post')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Articles' }));
  expect(await screen.findByRole('article', { name: 'Hire for the Saturday' })).toBeVisible();
  expect(router.state.location.search).toBe('?tab=articles');
});

test('saved opportunities have headings one level below that of the page', async () => {
  answerApi({
    ...member,
    opportunities: {
      saved: () => ({ items: [opportunityOf({ title: 'Bakery wants a bookkeeper' })], nextCursor: null }),
    },
  });
  openPage('/saved?tab=opportunities');
  expect(await screen.findByRole('heading', { name: 'Saved', level: 1 })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Bakery wants a bookkeeper', level: 2 })).toBeVisible();
});

test('an unsaved post stays until the page is left, so that a slip can be undone', async () => {
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

test('an empty list links to where something can be saved', async () => {
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

test('a visitor is redirected to the landing page', async () => {
  answerApi({ auth: { me: () => null }, site: { config: () => siteOf() } });
  const { router } = openPage('/saved');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});
