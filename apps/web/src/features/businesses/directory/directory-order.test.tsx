import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answerApi } from '../../../../testing/api.ts';
import { businessCardOf, facetsOf } from '../../../../testing/businesses.ts';
import { memberOf, siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import { pageOf } from '../../../../testing/shop.ts';
import type { Inputs } from '../../../lib/trpc.ts';
import type { BusinessCardData } from '../businesses.types.ts';

type Asked = Inputs['businesses']['list'];

function openDirectory(
  address: string,
  list: () => BusinessCardData[],
  viewer: ReturnType<typeof memberOf> | null = null,
) {
  const asked: Asked[] = [];
  answerApi({
    auth: { me: () => viewer },
    site: { config: () => siteOf() },
    businesses: {
      list: (input) => {
        asked.push(input);
        return { ...pageOf(...list()), similar: [] };
      },
      facets: () => facetsOf(1),
      mine: () => [],
      team: { invitations: () => [] },
    },
  });
  return { ...openPage(address), asked };
}

const optionsOf = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('the order of the directory', () => {
  test('is chosen beside the filters and kept in the URL', async () => {
    const { user, asked, router } = openDirectory('/businesses?category=Retail', () => [businessCardOf()]);
    const sort = await screen.findByRole('combobox', { name: 'Sort' });
    expect(optionsOf('Sort')).toEqual(['Best known', 'Newest', 'By name']);
    await user.selectOptions(sort, 'Newest');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ category: 'Retail', sort: 'newest' }));
    expect(router.state.location.search).toBe('?category=Retail&sort=newest');
    await user.selectOptions(sort, 'Best known');
    await waitFor(() => expect(router.state.location.search).toBe('?category=Retail'));
  });

  test('can begin with the nearest where my profile says where that is', async () => {
    const { user, asked, router } = openDirectory(
      '/businesses',
      () => [businessCardOf()],
      memberOf({ location: 'Austin, TX' }),
    );
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort' }), 'Nearest');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'nearest', near: 'Austin, TX' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Near me' })).toHaveAttribute('aria-pressed', 'true'),
    );
    await user.click(screen.getByRole('button', { name: 'Near me' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});

describe('businesses near me', () => {
  test('are those near the town of my profile, in a URL that can be shared', async () => {
    const { user, asked, router } = openDirectory(
      '/businesses',
      () => [businessCardOf()],
      memberOf({ location: 'Austin, TX' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Near me' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ near: 'Austin, TX' }));
    expect(new URLSearchParams(router.state.location.search).get('near')).toBe('Austin, TX');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Near me' })).toHaveAttribute('aria-pressed', 'true'),
    );
    await user.click(screen.getByRole('button', { name: 'Near me' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test('are named by the place of a link, which a visitor can leave', async () => {
    const { user, router } = openDirectory('/businesses?near=Bonn', () => []);
    expect(await screen.findByText(/No business is listed within 50 km of Bonn/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Near Bonn' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Near/ })).toBeNull());
    expect(router.state.location.search).toBe('');
  });
});
