import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Answers, answerApi, apiError, calls } from '../../../testing/api.ts';
import { fullArticleOf } from '../../../testing/articles.ts';
import { commentOf } from '../../../testing/posts.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';

function openArticle(articles: Answers['articles'], { signedIn = true } = {}) {
  answerApi({
    auth: { me: () => (signedIn ? memberOf() : null) },
    site: { config: () => siteOf() },
    articles: { list: () => ({ items: [], nextCursor: null, total: 0 }), ...articles },
  });
  return openPage('/news/hire-for-the-saturday');
}

describe('an article', () => {
  test('a member reads the whole text with its line breaks', async () => {
    const { user, router } = openArticle({
      get: () => fullArticleOf({ isFeatured: true, tags: ['hiring', 'shops'] }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Hire for the Saturday' })).toBeVisible();
    for (const text of ['Leadership', 'Featured', 'Ada Bergmann', 'March 3, 2026', 'hiring', 'shops'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(/7 min read/)).toBeVisible();
    expect(screen.getByText(/First line/).textContent).toBe('First line\nsecond line');
    expect(screen.getByText('A paragraph.')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Browse All Articles' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/news'));
  });

  test('leads to the member who wrote it, and to what to read next', async () => {
    const writer = {
      id: 7,
      username: 'ada',
      name: 'Ada Bergmann',
      jobTitle: null,
      company: null,
      avatar: null,
    };
    openArticle({
      get: () => fullArticleOf({ writer }),
      related: () => [{ slug: 'next', title: 'The next one', category: 'Sales', heroImage: null }],
    });
    expect(await screen.findByRole('link', { name: 'Ada Bergmann' })).toHaveAttribute('href', '/profile/ada');
    const next = within(await screen.findByRole('region', { name: 'Read next' }));
    expect(next.getByRole('link')).toHaveAttribute('href', '/news/next');
  });

  test('a member comments, which is counted and stands below the others', async () => {
    const inArticle = { postId: null, articleId: 1 };
    const { user } = openArticle({
      get: () => fullArticleOf({ comments: 1 }),
      comments: {
        list: () => ({ items: [commentOf(inArticle)], nextCursor: null }),
        create: ({ articleId, content }) => commentOf({ ...inArticle, id: 12, articleId, content }),
      },
    });
    const section = within(await screen.findByRole('region', { name: 'Comments' }));
    expect(await section.findByText('Good to hear.')).toBeVisible();
    expect(section.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await user.type(section.getByLabelText('Your comment'), 'Well said');
    await user.click(section.getByRole('button', { name: 'Comment' }));
    await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(2));
    expect(screen.getByRole('heading', { name: 'Comments 2' })).toBeVisible();
  });

  test('search engines get the author and date, but not the text', async () => {
    // The server puts together what search engines read.
    vi.stubEnv('SSR', true);
    onTestFinished(() => void vi.unstubAllEnvs());
    openArticle({ get: () => fullArticleOf() });
    await screen.findByRole('heading', { level: 1 });
    const script = document.querySelector('script[type="application/ld+json"]');
    const facts: unknown = JSON.parse(script?.textContent ?? '');
    expect(facts).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'Hire for the Saturday',
      datePublished: '2026-03-03T10:00:00.000Z',
      isAccessibleForFree: false,
      author: { name: 'Ada Bergmann' },
    });
    expect(script?.textContent).not.toContain('First line');
  });

  test('has a loading state', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof fullArticleOf>>();
    openArticle({ get: () => answer.promise });
    expect(await screen.findByText('Loading article...')).toBeVisible();
    answer.resolve(fullArticleOf());
    expect(await screen.findByRole('heading', { level: 1, name: 'Hire for the Saturday' })).toBeVisible();
  });

  test('an unknown article links back to the news', async () => {
    openArticle({
      get: () => {
        throw apiError('NOT_FOUND', "The article you're looking for doesn't exist.");
      },
    });
    expect(await screen.findByRole('heading', { name: 'Article Not Found' })).toBeVisible();
    expect(screen.getByText("The article you're looking for doesn't exist.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to News' })).toHaveAttribute('href', '/news');
  });

  test('a visitor sees how it begins and who wrote it, and joins over the page', async () => {
    const { user, router } = openArticle(
      { head: () => ({ ...fullArticleOf(), opening: 'It was a Saturday.' }), get: () => fullArticleOf() },
      { signedIn: false },
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Hire for the Saturday' })).toBeVisible();
    expect(screen.getByText('Ada Bergmann')).toBeVisible();
    expect(screen.getByText('It was a Saturday.')).toBeVisible();
    expect(screen.getByText(/7 min read/)).toBeVisible();
    expect(screen.queryByText(/First line/)).toBeNull();
    expect(calls).not.toContain('articles.get');
    const wall = within(screen.getByRole('region', { name: /^The whole article is for members/ }));
    expect(wall.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await user.click(wall.getByRole('link', { name: 'Join' }));
    await waitFor(() => expect(router.state.location.search).toContain('dialog=register'));
    expect(router.state.location.pathname).toBe('/news/hire-for-the-saturday');
    expect(new URLSearchParams(router.state.location.search).get('next')).toBe('/news/hire-for-the-saturday');
  });

  test('a visitor shares it, and is asked to join to like it', async () => {
    const { user, router } = openArticle(
      {
        head: () => ({ ...fullArticleOf(), opening: null }),
        share: ({ id }) => ({ id, shares: 1 }),
      },
      { signedIn: false },
    );
    await user.click(await screen.findByRole('button', { name: 'Share “Hire for the Saturday”' }));
    await waitFor(() => expect(calls).toContain('articles.share'));
    await user.click(screen.getByRole('button', { name: /^Like “Hire for the Saturday”/ }));
    await waitFor(() => expect(router.state.location.search).toContain('dialog=register'));
    expect(calls).not.toContain('articles.like');
  });
});
