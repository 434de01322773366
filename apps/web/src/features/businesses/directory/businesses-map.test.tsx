import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { TownCounts } from '@guildhall/api/discovery/towns/towns.schema';
import { answerApi, calls } from '../../../../testing/api.ts';
import { businessCardOf, facetsOf } from '../../../../testing/businesses.ts';
import { siteOf } from '../../../../testing/members.ts';
import { townOf } from '../../../../testing/members-directory.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import { pageOf } from '../../../../testing/shop.ts';
import type { Inputs } from '../../../lib/trpc.ts';

const AUSTIN = townOf({
  place: 'Austin',
  name: 'Austin',
  region: 'Texas',
  country: 'United States',
  countryCode: 'US',
  latitude: 30.27,
  longitude: -97.74,
});

/** What a visitor sees. */
function openMap(address: string, map: Partial<TownCounts> = {}) {
  const asked: Inputs['businesses']['map'][] = [];
  const listed: Inputs['businesses']['list'][] = [];
  answerApi({
    auth: { me: () => null },
    site: { config: () => siteOf() },
    businesses: {
      list: (input) => {
        listed.push(input);
        return { ...pageOf(businessCardOf()), similar: [] };
      },
      facets: () => facetsOf(1),
      map: (input) => {
        asked.push(input);
        return { towns: [AUSTIN], elsewhere: 0, unstated: 0, isLowerBound: false, ...map };
      },
    },
  });
  return { ...openPage(address), asked, listed };
}

const mapOf = async () => within(await screen.findByRole('group', { name: 'Map of towns' }));

describe('the map of the directory', () => {
  test('is one link away from the list, and keeps its filters', async () => {
    const { user, router, asked } = openMap('/businesses?industry=Retail&openNow=true&sort=newest');
    const views = within(await screen.findByRole('navigation', { name: 'View' }));
    expect(calls).not.toContain('businesses.map');
    expect(screen.getByRole('combobox', { name: 'Sort' })).toBeVisible();
    await user.click(views.getByRole('link', { name: 'Map' }));
    await (await mapOf()).findByRole('link');
    expect(router.state.location.search).toBe('?industry=Retail&openNow=true&sort=newest&view=map');
    expect(asked).toEqual([{ tab: 'all', industry: 'Retail', openNow: true }]);
    expect(views.getByRole('link', { name: 'Map' })).toHaveAttribute('aria-current', 'true');
    expect(screen.queryByRole('combobox', { name: 'Sort' })).toBeNull();
  });

  test('changes with the filters and stays a map', async () => {
    const { user, router, asked } = openMap('/businesses?view=map');
    await mapOf();
    await user.click(screen.getByRole('button', { name: 'Open now' }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ tab: 'all', openNow: true }));
    await user.click(screen.getByRole('tab', { name: /^Featured/ }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ tab: 'featured', openNow: true }));
    expect(router.state.location.search).toBe('?view=map&openNow=true&tab=featured');
    expect(await mapOf()).toBeDefined();
    expect(calls).not.toContain('businesses.list');
  });

  test('a town shows its businesses below the map, where a member stays', async () => {
    const { user, router, listed } = openMap('/businesses?view=map&industry=Retail');
    const name = 'Austin, Texas, United States: 3 businesses';
    await user.click(await (await mapOf()).findByRole('link', { name }));
    const section = within(await screen.findByRole('region', { name: 'Businesses in Austin' }));
    await waitFor(() => expect(section.getByRole('heading', { name: 'Businesses in Austin' })).toHaveFocus());
    expect(await section.findByRole('article', { name: 'Rye & Shine' })).toBeVisible();
    expect(listed).toEqual([{ tab: 'all', industry: 'Retail', near: 'Austin', sort: 'nearest', limit: 3 }]);
    expect(router.state.location.search).toBe('?view=map&industry=Retail&town=Austin');
    expect((await mapOf()).getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
    expect(screen.queryByRole('button', { name: 'Near Austin' })).toBeNull();
  });

  test('a town with more businesses than are shown says how many those are', async () => {
    const { listed } = openMap('/businesses?view=map&town=Austin', { towns: [{ ...AUSTIN, count: 30 }] });
    const section = within(await screen.findByRole('region', { name: 'Businesses in Austin' }));
    expect(section.getByText('12 of 30')).toBeVisible();
    expect(listed.at(-1)).toMatchObject({ limit: 12 });
  });

  test('a town whose businesses are all shown does not count them once more', async () => {
    const { listed } = openMap('/businesses?view=map&town=Austin', { towns: [{ ...AUSTIN, count: 7 }] });
    const section = within(await screen.findByRole('region', { name: 'Businesses in Austin' }));
    expect(section.queryByText(/ of 7/)).toBeNull();
    expect(listed.at(-1)).toMatchObject({ limit: 7 });
  });

  test('a town leads on to the list of the businesses that are nearest to it, from the towns in words, too', async () => {
    const { user, router } = openMap('/businesses?view=map&industry=Retail');
    const towns = within(await screen.findByRole('region', { name: 'Towns' }));
    await user.click(towns.getByRole('link', { name: 'Austin' }));
    await user.click(await screen.findByRole('link', { name: 'See all businesses near Austin' }));
    expect(await screen.findByRole('button', { name: 'Near Austin' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(screen.getByRole('article', { name: 'Rye & Shine' })).toBeVisible();
    expect(router.state.location.search).toBe('?industry=Retail&near=Austin&sort=nearest');
    expect(screen.queryByRole('group', { name: 'Map of towns' })).toBeNull();
  });

  test('says which businesses are not on it, and that counts are lower bounds', async () => {
    openMap('/businesses?view=map', { elsewhere: 12, unstated: 1, isLowerBound: true });
    expect(
      await screen.findByText(
        "12 businesses are in places that aren't on the map. 1 business doesn't name a town.",
      ),
    ).toBeVisible();
    expect(screen.getByText('At least 3 businesses')).toBeVisible();
  });

  test('without towns it says so, and offers to clear the filters', async () => {
    const { user, router } = openMap('/businesses?view=map&near=nowhere', { towns: [] });
    expect(await screen.findByRole('heading', { name: 'No towns to show' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(await screen.findByRole('heading', { name: 'No towns yet' })).toBeVisible();
    expect(router.state.location.search).toBe('?view=map');
  });
});
