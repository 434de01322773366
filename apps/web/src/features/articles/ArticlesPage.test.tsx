import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi, beforeEach } from 'vitest';
import { type Answers, answerApi, apiError, calls } from '../../../testing/api.ts';
import { articleOf } from '../../../testing/articles.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { withSight } from '../../../testing/sight.ts';
import type { ArticlePreview } from './articles-filter.ts';

beforeEach(() => {
  withSight();
  return () => vi.unstubAllGlobals();
});

const LIBRARY = [
  articleOf({
    id: 1,
    slug: 'a',
    title: 'Robots at the till',
    category: 'Technology',
    tags: ['AI Automation'],
  }),
  articleOf({ id: 2, slug: 'b', title: 'Cash in March', category: 'Finance' }),
];

/** A few articles, filtered like the server does. */
const library = (articles: ArticlePreview[]): NonNullable<NonNullable<Answers['articles']>['list']> => {
  return ({ search = '', category }) => {
    const items = articles.filter(
      (article) =>
        (!category || article.category === category) &&
        [article.title, ...article.tags].some((text) => text.toLowerCase().includes(search.toLowerCase())),
    );
    return { items, nextCursor: null, total: items.length };
  };
};

function openNews(
  address = '/news',
  articles: Answers['articles'] = { list: library(LIBRARY) },
  { signedIn = false } = {},
) {
  answerApi({
    auth: { me: () => (signedIn ? memberOf() : null) },
    site: { config: () => siteOf() },
    articles: { topics: () => ['AI Automation', 'Hiring'], lead: () => null, ...articles },
  });
  return openPage(address);
}

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const card = async (name: string) => within(await screen.findByRole('article', { name }));

describe('finding articles', () => {
  test('shows the number of articles and the category', async () => {
    const { user, router } = openNews();
    expect(await screen.findByText('Showing 2 articles')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Category'), 'Finance');
    expect(await screen.findByText('Showing 1 article in Finance')).toBeVisible();
    expect(titles()).toContain('Cash in March');
    expect(router.state.location.search).toBe('?category=Finance');
  });

  test('typing updates the URL without adding a history entry', async () => {
    const { user, router } = openNews();
    await screen.findByText('Showing 2 articles');
    await user.type(screen.getByLabelText('Search articles'), 'cash');
    expect(await screen.findByText('Showing 1 article')).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe('?search=cash'));
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test('a topic filters the articles, and deselecting it shows all', async () => {
    const { user } = openNews();
    const topic = await screen.findByRole('button', { name: 'AI Automation' });
    await user.click(topic);
    expect(await screen.findByText('Showing 1 article')).toBeVisible();
    expect(topic).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByLabelText('Search articles')).toHaveValue('AI Automation');
    await user.click(topic);
    expect(await screen.findByText('Showing 2 articles')).toBeVisible();
  });

  test('the filter is read from the URL', async () => {
    openNews('/news?search=robots&category=technology');
    expect(await screen.findByText('Showing 1 article in Technology')).toBeVisible();
    expect(screen.getByLabelText('Search articles')).toHaveValue('robots');
  });

  test('an empty result suggests what to try and links to all articles', async () => {
    const { user } = openNews('/news?search=nothing-like-it');
    expect(await screen.findByRole('heading', { name: 'No articles found' })).toBeVisible();
    expect(screen.getByText('Try adjusting your search criteria or browse all categories')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Browse all categories' }));
    expect(await screen.findByText('Showing 2 articles')).toBeVisible();
  });

  test('a community without articles has no trending topics, and suggests no other search', async () => {
    openNews('/news', { list: library([]), topics: () => [] });
    expect(await screen.findByRole('heading', { name: 'No articles yet' })).toBeVisible();
    expect(screen.queryByText('Trending Topics')).toBeNull();
    expect(screen.queryByText(/Try adjusting/)).toBeNull();
  });
});

describe('the lead story', () => {
  const lead = () => ({
    ...articleOf({ id: 2, slug: 'b', title: 'Cash in March', category: 'Finance' }),
    writer: null,
    opening: 'Rent is due on the first.',
  });

  test('comes first, with how the article opens, and not once more in the list', async () => {
    openNews('/news', { list: library(LIBRARY), lead });
    const shown = await card('Cash in March');
    expect(shown.getByText('Rent is due on the first.')).toBeVisible();
    expect(screen.getByText('Showing 2 articles')).toBeVisible();
    expect(titles()).toEqual(['Cash in March', 'Robots at the till']);
  });

  test('makes room for what the reader searches', async () => {
    openNews('/news?search=robots', { list: library(LIBRARY), lead });
    await card('Robots at the till');
    expect(titles()).toEqual(['Robots at the till']);
    expect(calls).not.toContain('articles.lead');
  });

  test('is liked like any other', async () => {
    const like = () => ({ id: 2, liked: true, likes: 4 });
    const { user } = openNews('/news', { list: library(LIBRARY), lead, like }, { signedIn: true });
    const shown = await card('Cash in March');
    await user.click(shown.getByRole('button', { name: /^Like .*3 so far/ }));
    expect(await shown.findByRole('button', { name: /^Like .*4 so far/ })).toBeVisible();
  });
});

describe('an article in the list', () => {
  test('has its picture loaded before those of the articles below', async () => {
    const heroImage = '/business-images/till.webp';
    openNews('/news', { list: library([1, 2].map((id) => articleOf({ id, heroImage }))) });
    await screen.findAllByRole('article');
    const pictures = [...document.querySelectorAll(`[src="${heroImage}"]`)];
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['eager', 'lazy']);
  });

  test('shows its title, tags, author, reading time and age', async () => {
    const article = articleOf({ trending: true, tags: ['a', 'b', 'c', 'd', 'e', 'f'] });
    openNews('/news', { list: library([article]) });
    const shown = await card('Hire for the Saturday');
    for (const text of ['Leadership', 'Trending', 'Ada Bergmann', '7 min read', '2d ago'])
      expect(shown.getByText(text)).toBeVisible();
    expect(shown.getByText('A paid trial shift tells more than an interview.')).toBeVisible();
    expect(shown.getAllByRole('listitem').map((tag) => tag.textContent)).toEqual([
      'a',
      'b',
      'c',
      'd',
      '+2 more',
    ]);
    expect(shown.getByRole('link', { name: article.title })).toHaveAttribute(
      'href',
      '/news/hire-for-the-saturday',
    );
  });

  test('is liked optimistically, and the like is rolled back on error', async () => {
    const answered = Promise.withResolvers<never>();
    const { user } = openNews(
      '/news',
      { list: library([articleOf()]), like: () => answered.promise },
      { signedIn: true },
    );
    const shown = await card('Hire for the Saturday');
    await user.click(shown.getByRole('button', { name: /^Like .*3 so far/ }));
    expect(await shown.findByRole('button', { name: /^Like .*4 so far/ })).toBeVisible();
    answered.reject(apiError('TOO_MANY_REQUESTS', 'Please wait a moment'));
    expect(await shown.findByRole('button', { name: /^Like .*3 so far/ })).toBeVisible();
    expect(await screen.findByText('Please wait a moment')).toBeVisible();
  });

  test('is shared by a microblog where neither share sheet nor clipboard works, which does not count', async () => {
    const { user } = openNews('/news', { list: library([articleOf()]) });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const shown = await card('Hire for the Saturday');
    await user.click(shown.getByRole('button', { name: /^Share/ }));
    await waitFor(() => expect(opened).toHaveBeenCalled());
    const intent = new URL(String(opened.mock.lastCall?.[0]));
    expect(intent.searchParams.get('text')).toBe('Hire for the Saturday');
    expect(calls).not.toContain('articles.share');
  });

  test('shows its link where it can neither be copied nor shared, as the browser may open no microblog either', async () => {
    const { user } = openNews('/news', { list: library([articleOf()]) });
    vi.spyOn(window, 'open').mockReturnValue(null);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    const shown = await card('Hire for the Saturday');
    await user.click(shown.getByRole('button', { name: /^Share/ }));
    expect(await screen.findByText('Copy this link')).toBeVisible();
    expect(calls).not.toContain('articles.share');
  });

  test('a bookmark asks visitors to join over the page, and leads back to it', async () => {
    const { user, router } = openNews('/news', { list: library([articleOf()]) });
    const shown = await card('Hire for the Saturday');
    await user.click(shown.getByRole('button', { name: /^Bookmark/ }));
    await waitFor(() => expect(router.state.location.search).toContain('dialog='));
    const { pathname, search } = router.state.location;
    expect(pathname).toBe('/news');
    expect(new URLSearchParams(search).get('next')).toBe('/news?save=1');
  });
});
