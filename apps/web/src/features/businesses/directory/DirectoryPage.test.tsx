import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answerApi, calls } from '../../../../testing/api.ts';
import { businessCardOf, facetsOf } from '../../../../testing/businesses.ts';
import { memberOf, siteOf } from '../../../../testing/members.ts';
import { memberCardOf } from '../../../../testing/members-directory.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import { pageOf } from '../../../../testing/shop.ts';
import type { Inputs } from '../../../lib/trpc.ts';
import type { BusinessCardData } from '../businesses.types.ts';

const ALL_DAY = [{ opens: '00:00', closes: '00:00' }];
const ALWAYS_OPEN = {
  timeZone: 'UTC',
  days: {
    mon: ALL_DAY,
    tue: ALL_DAY,
    wed: ALL_DAY,
    thu: ALL_DAY,
    fri: ALL_DAY,
    sat: ALL_DAY,
    sun: ALL_DAY,
  },
};

type Asked = Inputs['businesses']['list'];

function openDirectory(
  address: string,
  list: (input: Asked) => BusinessCardData[] | Promise<BusinessCardData[]>,
  viewer: ReturnType<typeof memberOf> | null = null,
  mine: BusinessCardData[] = [],
  facets: Partial<ReturnType<typeof facetsOf>> = {},
  similar: BusinessCardData[] = [],
) {
  const asked: Asked[] = [];
  answerApi({
    auth: { me: () => viewer },
    site: { config: () => siteOf() },
    businesses: {
      list: async (input) => {
        asked.push(input);
        return { ...pageOf(...(await list(input))), similar: input.search ? similar : [] };
      },
      facets: () => ({ ...facetsOf(1), ...facets }),
      mine: () => mine,
      team: { invitations: () => [] },
    },
    members: {
      list: ({ search }) => ({
        items: search === 'baker' ? [memberCardOf({ relation: 'self', name: 'Me' }), memberCardOf()] : [],
        similar: [],
        nextCursor: null,
      }),
    },
  });
  return { ...openPage(address), asked };
}

const optionsOf = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('the directory', () => {
  test('shows six placeholders while the businesses load', async () => {
    const answered = Promise.withResolvers<BusinessCardData[]>();
    openDirectory('/businesses', () => answered.promise);
    await screen.findByText('Loading businesses...');
    expect(document.querySelectorAll('[data-placeholder]')).toHaveLength(6);
    answered.resolve([businessCardOf()]);
    expect(await screen.findByRole('article', { name: 'Rye & Shine' })).toBeVisible();
    expect(document.querySelectorAll('[data-placeholder]')).toHaveLength(0);
  });

  test('offers the industries of the community in both filters, those with a hit first, and the tabs', async () => {
    const categories = [{ name: 'Food & Beverage', count: 2 }];
    openDirectory('/businesses', () => [businessCardOf()], null, [], { categories, industries: [] });
    await screen.findByRole('article');
    const { industries } = siteOf();
    await waitFor(() =>
      expect(optionsOf('Category').slice(0, 2)).toEqual(['All Categories', 'Food & Beverage (2)']),
    );
    const names = optionsOf('Category').map((option) => option?.replace(' (2)', ''));
    expect(names.toSorted()).toEqual(['All Categories', ...industries].toSorted());
    expect(optionsOf('Industry')).toEqual(['All Industries', ...industries]);
    for (const name of ['All Businesses', 'Featured', 'Verified'])
      expect(screen.getByRole('tab', { name })).toBeVisible();
  });

  test('a card shows the facts of a business, three services and the count of the rest', async () => {
    openDirectory('/businesses', () => [
      businessCardOf({
        industry: 'Retail',
        shortDescription: 'Bread by bike.',
        city: 'Portland',
        state: 'OR',
        website: 'https://www.rye.test/shop',
        employeeCount: '11-50',
        category: 'Food & Beverage',
        businessHours: ALWAYS_OPEN,
        services: ['Rye', 'Wheat', 'Walnut', 'Classes', 'Cakes'],
        ratingAverage: 4.6,
        reviewCount: 5,
        viewCount: 1,
        isVerified: true,
        isFeatured: true,
      }),
    ]);
    const card = within(await screen.findByRole('article', { name: 'Rye & Shine' }));
    for (const words of [
      'Verified',
      'Featured',
      'Retail · Food & Beverage',
      'Bread by bike.',
      'Portland, OR',
      'Open 24 hours',
      '5 reviews',
      'Rye',
      'Wheat',
      'Walnut',
      '+2 more',
    ])
      expect(card.getByText(words)).toBeVisible();
    for (const words of ['Classes', '1 view', '11-50 employees', 'rye.test/shop'])
      expect(card.queryByText(words)).toBeNull();
    expect(card.getByRole('img', { name: '4.6 out of 5 stars' })).toBeVisible();
    expect(card.getByRole('link', { name: 'Rye & Shine' })).toHaveAttribute(
      'href',
      '/business/rye-and-shine',
    );
  });

  test('the cover of the first business is loaded before the others', async () => {
    const coverImage = '/business-images/oven.webp';
    openDirectory('/businesses', () => [1, 2].map((id) => businessCardOf({ id, coverImage })));
    const [first, second] = await screen.findAllByRole('article');
    const coverOf = (card: HTMLElement | undefined) => card?.querySelector(`[src="${coverImage}"]`);
    expect(coverOf(first)).toHaveAttribute('fetchpriority', 'high');
    expect(coverOf(second)).toHaveAttribute('loading', 'lazy');
  });

  test('reads the filter from the URL and writes it back', async () => {
    const { user, router, asked } = openDirectory(
      '/businesses?search=rye&category=Retail&tab=verified',
      () => [businessCardOf()],
    );
    await screen.findByRole('article');
    expect(asked[0]).toMatchObject({ search: 'rye', category: 'Retail', tab: 'verified' });
    expect(screen.getByRole('searchbox', { name: 'Search businesses' })).toHaveValue('rye');

    await user.selectOptions(screen.getByRole('combobox', { name: 'Industry' }), 'Education');
    await user.click(screen.getByRole('tab', { name: 'Featured' }));
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
        search: 'rye',
        category: 'Retail',
        industry: 'Education',
        tab: 'featured',
      }),
    );
    expect(asked.at(-1)).toMatchObject({ industry: 'Education', tab: 'featured' });
  });

  test('searches while typing', async () => {
    const { user, router, asked } = openDirectory('/businesses', ({ search }) =>
      search === 'bakery' ? [businessCardOf({ id: 9, name: 'Found' })] : [businessCardOf()],
    );
    await user.type(await screen.findByRole('searchbox', { name: 'Search businesses' }), 'bakery');
    expect(await screen.findByRole('article', { name: 'Found' })).toBeVisible();
    expect(router.state.location.search).toBe('?search=bakery');
    expect(asked.map(({ search }) => search)).toEqual([undefined, 'bakery']);
  });

  test('marks counts above the cap as lower bounds', async () => {
    openDirectory('/businesses?search=shop', () => [businessCardOf()], null, [], {
      tabs: { all: 200, featured: 37, verified: 0 },
      categories: [{ name: 'Retail', count: 12 }],
      atLeast: ['tab', 'category'],
    });
    expect(await screen.findByText('At least 200 businesses')).toBeVisible();
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs).toEqual(['All Businesses200+', 'Featured37+', 'Verified']);
    expect(optionsOf('Category')).toContain('Retail (12+)');
  });

  test('when nothing is found, one button clears every filter, and the community can be asked', async () => {
    const { user, router } = openDirectory(
      '/businesses?search=zzz&industry=Education&tab=featured',
      (input) => (input.search ? [] : [businessCardOf()]),
    );
    expect(await screen.findByRole('heading', { name: 'No businesses found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask the community' })).toHaveAttribute('href', '/feed');
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(await screen.findByRole('article', { name: 'Rye & Shine' })).toBeVisible();
    expect(router.state.location.search).toBe('');
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search businesses' })).toHaveValue(''));
  });

  test('behind those with the words of a search are those who offer it in other words', async () => {
    const similar = [businessCardOf({ id: 9, name: 'Prints', slug: 'prints' })];
    openDirectory('/businesses?search=rye', () => [businessCardOf()], null, [], {}, similar);
    const section = within(await screen.findByRole('region', { name: 'Close matches' }));
    expect(section.getByText('These businesses offer this in other words.')).toBeVisible();
    expect(section.getByRole('link', { name: 'Prints' })).toHaveAttribute('href', '/business/prints');
    expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-labelledby'))).toEqual([
      'business-5',
      'business-9',
    ]);
  });

  test('when nothing has the words, what is similar is shown instead of "No businesses found"', async () => {
    const similar = [businessCardOf({ name: 'Prints' })];
    openDirectory('/businesses?search=pictures', () => [], null, [], facetsOf(0), similar);
    expect(await screen.findByText(/^No exact matches/)).toBeVisible();
    expect(screen.getByRole('article', { name: 'Prints' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'No businesses found' })).toBeNull();
  });

  test('an empty directory invites to list the first business, and has no filters to clear', async () => {
    openDirectory('/businesses', () => []);
    expect(await screen.findByText(/^No businesses are listed yet/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear Filters' })).toBeNull();
  });

  test('a member who searches for a trade also finds the members who have it, but not themselves', async () => {
    openDirectory('/businesses?search=baker', () => [], memberOf());
    const members = within(await screen.findByRole('region', { name: 'Members' }));
    expect(members.getByRole('link', { name: 'Ben Brandt' })).toHaveAttribute('href', '/profile/ben-brandt');
    expect(members.queryByRole('link', { name: 'Me' })).toBeNull();
    expect(members.getByRole('link', { name: 'All matching members' })).toHaveAttribute(
      'href',
      '/members?search=baker',
    );
  });

  test('a visitor who searches for a trade finds businesses only', async () => {
    openDirectory('/businesses?search=baker', () => [businessCardOf()]);
    await screen.findByRole('article');
    expect(screen.queryByRole('region', { name: 'Members' })).toBeNull();
    expect(calls).not.toContain('members.list');
  });

  test('a member can add a business and finds their own in a panel', async () => {
    openDirectory('/businesses', () => [], memberOf(), [businessCardOf({ isActive: false })]);
    expect(await screen.findByRole('link', { name: 'Add Your Business' })).toHaveAttribute(
      'href',
      '/business/create',
    );
    const panel = within(await screen.findByRole('region', { name: 'My Businesses' }));
    expect(panel.getByRole('link', { name: 'Rye & Shine' })).toHaveAttribute(
      'href',
      '/business/rye-and-shine',
    );
    expect(panel.getByText('Not public')).toBeVisible();
  });

  test('a visitor sees neither the add button nor the panel', async () => {
    openDirectory('/businesses', () => [businessCardOf()]);
    await screen.findByRole('article');
    expect(screen.queryByRole('link', { name: 'Add Your Business' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'My Businesses' })).toBeNull();
  });
});
