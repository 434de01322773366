import type { TownCounts } from '@guildhall/api/discovery/towns/towns.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answerApi, calls } from '../../../testing/api.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { memberFacetsOf, townOf } from '../../../testing/members-directory.ts';
import { openPage } from '../../../testing/open-page.tsx';
import type { Inputs } from '../../lib/trpc.ts';

const PARISES = [
  townOf({
    place: 'paris',
    name: 'Paris',
    country: 'France',
    countryCode: 'FR',
    latitude: 48.85,
    longitude: 2.35,
  }),
  townOf({
    place: 'paris',
    name: 'Paris',
    region: 'Texas',
    country: 'United States',
    countryCode: 'US',
    latitude: 33.66,
    longitude: -95.56,
    count: 1,
  }),
];

function openMap(address: string, map: Partial<TownCounts>) {
  const asked: Inputs['members']['map'][] = [];
  answerApi({
    auth: { me: () => memberOf() },
    site: { config: () => siteOf() },
    members: {
      list: () => ({ items: [], similar: [], nextCursor: null }),
      facets: () => memberFacetsOf(),
      map: (input) => {
        asked.push(input);
        return { towns: [townOf()], elsewhere: 0, unstated: 0, isLowerBound: false, ...map };
      },
    },
  });
  return { ...openPage(address), asked };
}

const mapOf = async () => within(await screen.findByRole('group', { name: 'Map of towns' }));

describe('the map of members', () => {
  test('is one link away from the list, and keeps its filters', async () => {
    const { user, router, asked } = openMap('/members?industry=food', {});
    const views = within(await screen.findByRole('navigation', { name: 'View' }));
    expect(calls).not.toContain('members.map');
    await user.click(views.getByRole('link', { name: 'Map' }));
    await (await mapOf()).findByRole('link');
    expect(router.state.location.search).toBe('?industry=food&view=map');
    expect(asked).toEqual([{ industry: 'food' }]);
    expect(views.getByRole('link', { name: 'Map' })).toHaveAttribute('aria-current', 'true');
  });

  test('each town is a link to the list of its members, on the map and in words', async () => {
    const { user, router } = openMap('/members?view=map&industry=food', {});
    const map = await mapOf();
    expect(await map.findByRole('link', { name: 'Porto, Portugal: 3 members' })).toHaveAttribute(
      'href',
      '/members?industry=food&place=porto',
    );
    const towns = within(screen.getByRole('region', { name: 'Towns' }));
    expect(towns.getByText('3 members')).toBeVisible();
    await user.click(towns.getByRole('link', { name: 'Porto' }));
    await waitFor(() => expect(router.state.location.search).toBe('?industry=food&place=porto'));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Map of towns' })).toBeNull());
  });

  test('tells towns of one name apart', async () => {
    openMap('/members?view=map', { towns: PARISES });
    const map = await mapOf();
    expect(await map.findByRole('link', { name: 'Paris, France: 3 members' })).toBeVisible();
    expect(map.getByRole('link', { name: 'Paris, Texas, United States: 1 member' })).toBeVisible();
    expect(screen.getByText('Texas, United States')).toBeVisible();
  });

  test('says who is not on it, and that counts are lower bounds', async () => {
    openMap('/members?view=map', { elsewhere: 12, unstated: 1, isLowerBound: true });
    expect(
      await screen.findByText(
        "12 members are in places that aren't on the map. 1 member hasn't added a location.",
      ),
    ).toBeVisible();
    expect(screen.getByText('At least 3 members')).toBeVisible();
  });

  test('without towns it says so, and offers to clear the filters', async () => {
    const { user, router } = openMap('/members?view=map&place=nowhere', { towns: [] });
    expect(await screen.findByRole('heading', { name: 'No towns to show' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('heading', { name: 'No towns yet' })).toBeVisible();
    expect(router.state.location.search).toBe('?view=map');
  });
});
