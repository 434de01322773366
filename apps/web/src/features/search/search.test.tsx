import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Answers, answerApi, calls } from '../../../testing/api.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { pageOfPosts } from '../../../testing/posts.ts';
import { withLiveStream } from '../../../testing/live.ts';
import { withSight } from '../../../testing/sight.ts';
import { setShortcuts, setPalette } from './overlays.ts';

beforeEach(() => {
  localStorage.clear();
  withLiveStream();
  withSight();
  return () => {
    setPalette(false);
    setShortcuts(false);
    vi.unstubAllGlobals();
  };
});

const NOTHING = {
  members: [],
  businesses: [],
  posts: [],
  articles: [],
  events: [],
  chapters: [],
  opportunities: [],
  similar: { members: [], businesses: [], opportunities: [] },
};
const ANA = {
  id: 1,
  username: 'ana-duarte',
  name: 'Ana Duarte',
  jobTitle: 'Baker',
  company: 'Pão',
  avatar: null,
  why: 'Bread for cafés',
};
const FOUND = {
  ...NOTHING,
  members: [ANA],
  businesses: [
    {
      id: 2,
      slug: 'rye',
      name: 'Rye Bakery',
      industry: 'Food',
      city: 'Portland',
      state: 'OR',
      logo: null,
      isVerified: true,
      why: null,
    },
  ],
  posts: [
    {
      id: 3,
      excerpt: 'We bake at night',
      type: 'general',
      author: { name: 'Ben Okafor', username: 'ben-okafor', avatar: null },
      relativeTime: '2d ago',
    },
  ],
  articles: [
    {
      id: 4,
      slug: 'bread',
      title: 'Bread in winter',
      summary: null,
      category: 'Business',
      author: 'Ada',
      relativeTime: '1w ago',
    },
  ],
};

function open(address: string, search: Answers['search'] = { all: () => FOUND }, signedIn = false) {
  answerApi({
    auth: { me: () => (signedIn ? memberOf() : null) },
    site: { config: () => siteOf() },
    search,
    articles: { list: () => ({ items: [], nextCursor: null, total: 0 }) },
    profile: {},
  });
  return openPage(address);
}

describe('the results page', () => {
  test('groups the hits by kind, each with its link', async () => {
    open('/search?q=bak');
    await screen.findByRole('region', { name: 'Members' });
    const targets = ['Members', 'Businesses', 'Posts', 'Articles'].map((name) =>
      within(screen.getByRole('region', { name })).getByRole('link').getAttribute('href'),
    );
    expect(targets).toEqual(['/profile/ana-duarte', '/business/rye', '/feed/3', '/news/bread']);
    expect(screen.getByText('4 results for “bak”')).toBeVisible();
  });

  test('updates the hits and the URL while typing', async () => {
    const { user, router } = open('/search?q=zzz', {
      all: ({ q }) => (q === 'bak' ? FOUND : NOTHING),
    });
    expect(await screen.findByRole('heading', { name: 'Nothing found for “zzz”' })).toBeVisible();
    const box = screen.getByLabelText('Search Guildhall');
    await user.clear(box);
    await user.type(box, 'bak');
    expect(await screen.findByRole('heading', { name: 'Members' })).toBeVisible();
    expect(router.state.location.search).toBe('?q=bak');
  });

  test('shows what is similar in meaning behind the literal hits of its kind, and says what it is', async () => {
    const ben = { ...ANA, id: 9, username: 'ben', name: 'Ben Okafor', seeks: 'a cake' };
    open('/search?q=bak', {
      all: () => ({ ...NOTHING, members: FOUND.members, similar: { ...NOTHING.similar, members: [ben] } }),
    });
    const found = await screen.findByRole('region', { name: 'Members' });
    expect(found).toHaveTextContent(
      /Ana Duarte.*Offers: Bread for cafés.*Similar in meaning.*Ben Okafor.*Looks for: a cake/,
    );
    expect(screen.getByText('1 result for “bak”, and 1 similar in meaning')).toBeVisible();
  });

  test('shows kinds that have only similar hits in the same order, and says what they are', async () => {
    const similar = { ...NOTHING.similar, members: FOUND.members };
    open('/search?q=bread', { all: () => ({ ...NOTHING, articles: FOUND.articles, similar }) });
    const found = await screen.findByRole('region', { name: 'Members Similar in meaning' });
    expect(within(found).getByRole('link')).toHaveAttribute('href', '/profile/ana-duarte');
    expect(screen.getAllByRole('region').map((region) => region.textContent)).toEqual([
      expect.stringContaining('Ana Duarte'),
      expect.stringContaining('Bread in winter'),
    ]);
    expect(screen.getByText('1 result for “bread”, and 1 similar in meaning')).toBeVisible();
  });

  test('says that there is no exact match when there are only similar ones', async () => {
    const similar = { ...NOTHING.similar, businesses: FOUND.businesses };
    open('/search?q=rolls', { all: () => ({ ...NOTHING, similar }) });
    expect(await screen.findByText('No exact match for “rolls”. These may be what you mean.')).toBeVisible();
    expect(screen.queryByText(/Nothing found/)).toBeNull();
  });

  test('sends no request for an empty query', async () => {
    open('/search');
    expect(await screen.findByRole('heading', { name: 'What are you looking for?' })).toBeVisible();
    expect(calls).not.toContain('search.all');
  });
});

describe('on every page', () => {
  test('the slash focuses the search box, and Enter opens the results', async () => {
    const { user, router } = open('/news');
    await screen.findByRole('heading', { level: 1, name: 'Industry News' });
    await user.keyboard('/');
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
    await user.keyboard('bak{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/search'));
    expect(router.state.location.search).toBe('?q=bak');
  });

  test('a press on the search box opens the palette, which finds while one types', async () => {
    const { user } = open('/news');
    await user.click(await screen.findByRole('searchbox', { name: 'Search' }));
    await user.type(await screen.findByLabelText('Search, or go to a page'), 'bak');
    expect(await screen.findByText('Rye Bakery')).toBeVisible();
  });

  test('the slash works where it needs Shift, and in an input method nothing does', async () => {
    open('/news');
    await screen.findByRole('heading', { level: 1, name: 'Industry News' });
    fireEvent.keyDown(document.body, { key: '/', code: 'KeyI', isComposing: true });
    expect(screen.getByRole('searchbox', { name: 'Search' })).not.toHaveFocus();
    fireEvent.keyDown(document.body, { key: '/', code: 'Digit7', shiftKey: true });
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
  });

  test('Ctrl+K opens the palette by the place of the key on a Cyrillic keyboard', async () => {
    open('/news');
    await screen.findByRole('heading', { level: 1, name: 'Industry News' });
    fireEvent.keyDown(document.body, { key: 'л', code: 'KeyK', ctrlKey: true });
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  test('Ctrl+K offers what is similar in meaning, behind the way to all results', async () => {
    const { user, router } = open('/news', { all: () => ({ ...NOTHING, similar: FOUND }) });
    await screen.findByRole('heading', { level: 1, name: 'Industry News' });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByPlaceholderText('Search, or go to...'), 'some rolls');
    expect(await screen.findByText('Ana Duarte')).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?q=some+rolls'));
  });

  test('Ctrl+K searches while typing and opens a hit', async () => {
    const { user, router } = open('/news');
    await screen.findByRole('heading', { level: 1, name: 'Industry News' });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByPlaceholderText('Search, or go to...'), 'bak');
    await screen.findByRole('button', { name: /Ana Duarte/ });
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/business/rye'));
  });

  test('what is typed before the palette has opened is searched for, and no shortcut', async () => {
    const { user, router } = open('/news');
    await screen.findByRole('heading', { level: 1, name: 'Industry News' });
    await user.keyboard('{Control>}k{/Control}gdx{Backspace}');
    const input = await screen.findByPlaceholderText('Search, or go to...');
    await waitFor(() => expect(input).toHaveValue('gd'));
    expect(router.state.location.pathname).toBe('/news');
  });

  test('the palette finds the switch for dark mode', async () => {
    const { user } = open('/news');
    await screen.findByRole('heading', { level: 1, name: 'Industry News' });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByPlaceholderText('Search, or go to...'), 'dark mode');
    expect(await screen.findByRole('button', { name: 'Switch between light and dark' })).toBeInTheDocument();
  });

  test('the palette lists the pages of a member, but not for visitors', async () => {
    const { user } = open('/news', {}, true);
    await screen.findByRole('heading', { level: 1, name: 'Industry News' });
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('button', { name: /Saved/ })).toBeInTheDocument();
  });

  test('single-key shortcuts can be turned off', async () => {
    const { user, router } = open('/news');
    await screen.findByRole('heading', { level: 1, name: 'Industry News' });
    await user.keyboard('{Control>}k{/Control}');
    await user.click(await screen.findByRole('button', { name: 'Turn single-key shortcuts off' }));
    await user.keyboard('gf');
    expect(router.state.location.pathname).toBe('/news');
    expect(localStorage.getItem('guildhall:single-key-shortcuts')).toContain('off');
  });

  test('j and k step through a list, l likes and Enter opens the current item', async () => {
    const liked: unknown[] = [];
    const { user, router } = openFeed({
      list: () => pageOfPosts([1, 2]),
      like: (input) => {
        liked.push(input);
        return { id: 2, liked: true, likes: 1 };
      },
    });
    await screen.findByText('Post 2');
    const [first, second] = screen.getAllByRole('article');
    await user.keyboard('j');
    expect(first).toHaveFocus();
    await user.keyboard('jj');
    expect(second).toHaveFocus();
    await user.keyboard('kjl');
    await waitFor(() => expect(liked).toEqual([{ id: 2, liked: true }]));
    await user.keyboard('k{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/feed/1'));
  });

  test('n opens the composer, where the shortcuts are letters again', async () => {
    const { user, router } = openFeed({ list: () => pageOfPosts([1]) });
    await screen.findByText('Post 1');
    await user.keyboard('n');
    const box = await screen.findByRole('textbox', { name: 'Your post' });
    expect(box).toHaveFocus();
    await user.keyboard('jkln?/gf');
    expect(box).toHaveValue('jkln?/gf');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(router.state.location.pathname).toBe('/feed');
  });

  test('the question mark lists the shortcuts, where they can be turned off', async () => {
    const { user } = openFeed({ list: () => pageOfPosts([1]) });
    await screen.findByText('Post 1');
    await user.keyboard('j?');
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(sheet.getByText('Next in the list')).toBeVisible();
    await user.keyboard('n');
    await user.click(sheet.getByRole('switch', { name: /^Single-key shortcuts/ }));
    expect(sheet.queryByText('Next in the list')).toBeNull();
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('article')).toHaveFocus();
    await user.keyboard('?ln');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Your post' })).toBeNull();
    expect(calls).not.toContain('feed.like');
  });
});

function openFeed(feed: Answers['feed']) {
  answerApi({
    auth: { me: () => memberOf() },
    site: { config: () => siteOf() },
    feed: { countNewer: () => ({ count: 0 }), ...feed },
  });
  return openPage('/feed');
}
