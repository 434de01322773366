import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answerApi, calls } from '../../../testing/api.ts';
import { withLiveStream } from '../../../testing/live.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { postOf } from '../../../testing/posts.ts';
import { previewPathOf } from './own-links.ts';
import type { Preview } from './usePreviews.ts';

const ORIGIN = 'https://guildhall.test';
const ARTICLE: Preview = {
  path: '/news/harvest',
  kind: 'article',
  title: 'Harvest',
  line: 'What we grew',
  picture: 'https://elsewhere.test/p.png',
  when: null,
};

const asked: string[][] = [];

beforeEach(() => {
  withLiveStream();
  asked.length = 0;
  return () => vi.unstubAllGlobals();
});

function openFeed(contents: string[], known = [ARTICLE]) {
  answerApi({
    auth: { me: () => memberOf() },
    site: { config: () => siteOf() },
    feed: {
      countNewer: () => ({ count: 0 }),
      list: () => ({
        items: contents.map((content, index) => postOf({ id: index + 1, content })),
        nextCursor: null,
      }),
    },
    previews: {
      list: ({ paths }) => {
        asked.push(paths);
        return { items: known.filter(({ path }) => paths.includes(path)) };
      },
    },
  });
  return openPage('/feed');
}

describe('a post', () => {
  test('shows a card of the first page of this community that it links to', async () => {
    openFeed([`Look: https://elsewhere.test/feed/3 and ${ORIGIN}/news/harvest and ${ORIGIN}/feed/7`]);
    const card = await screen.findByRole('link', { name: 'Article Harvest What we grew' });
    expect(card).toHaveAttribute('href', '/news/harvest');
    expect(within(card).queryByRole('img')).toBeNull();
    expect(card.querySelector('img')).toBeNull();
    expect(asked).toEqual([['/news/harvest']]);
  });

  test('of a page that its reader may not see shows none, and those of a page are asked for in one call', async () => {
    openFeed([`${ORIGIN}/news/harvest`, `${ORIGIN}/events/secret`, `${ORIGIN}/news/harvest`]);
    expect(await screen.findAllByRole('link', { name: /^Article Harvest/ })).toHaveLength(2);
    expect(asked).toEqual([['/news/harvest', '/events/secret']]);
    expect(screen.queryByRole('link', { name: /^Event/ })).toBeNull();
  });

  test('without such a link asks for nothing', async () => {
    openFeed(['Bread', 'https://elsewhere.test/news/harvest']);
    await screen.findAllByRole('article');
    expect(calls).not.toContain('previews.list');
  });
});

describe('the composer', () => {
  test('shows the card while the link is being written', async () => {
    const { user } = openFeed(['Bread']);
    await user.click(await screen.findByRole('button', { name: /^Share an opportunity/ }));
    const box = await screen.findByLabelText('Your post');
    await user.type(box, `${ORIGIN}/news/harvest`);
    const form = within(screen.getByRole('region', { name: 'New post' }));
    expect(await form.findByRole('link', { name: /^Article Harvest/ }, { timeout: 5_000 })).toBeVisible();
    await user.clear(box);
    await waitFor(() => expect(form.queryByRole('link', { name: /^Article/ })).toBeNull());
  });

  test('leads from a post about an opportunity to its form, with what was written', async () => {
    const { user, router } = openFeed(['Bread']);
    await user.click(await screen.findByRole('button', { name: /^Share an opportunity/ }));
    await user.type(await screen.findByLabelText('Your post'), 'We need an oven');
    await user.click(screen.getByRole('button', { name: 'Opportunity' }));
    await user.click(screen.getByRole('link', { name: 'Post an opportunity' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/opportunities'));
    expect(await screen.findByLabelText(/^Description/)).toHaveValue('We need an oven');
  });
});

test.each([
  [`See [this](/profile/ana?x=1#top)`, '/profile/ana?x=1#top'],
  [`[site](${ORIGIN}/) then ${ORIGIN}/opportunities/12-oven`, '/opportunities/12-oven'],
  [`\`${ORIGIN}/feed/1\``, null],
  [`[x](//elsewhere.test/feed/1)`, null],
  [`${ORIGIN}.elsewhere.test/feed/1`, null],
  [`https://elsewhere.test/?to=${ORIGIN}/feed/1`, null],
])('the first own page of %j is %j', async (content, path) => {
  const { formattingOf } = await import('@guildhall/markdown/parse');
  expect(previewPathOf({ content, body: formattingOf(content) }, ORIGIN)).toBe(path);
});
