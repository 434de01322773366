import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi, calls } from '../../../../testing/api.ts';
import { businessOf } from '../../../../testing/businesses.ts';
import { memberOf, siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import type { Outputs } from '../../../lib/trpc.ts';
import type { Business } from '../businesses.types.ts';

type Items = Outputs['businesses']['activity']['get']['items'];

const DAY = { day: '2026-01-01', value: 0 };
const KINDS = ['view', 'call', 'email', 'website', 'directions', 'save', 'message', 'review'] as const;

function open(fields: Partial<Business>, totals: Partial<Record<(typeof KINDS)[number], [number, number]>>) {
  const recorded: unknown[] = [];
  const items: Items = KINDS.map((kind) => {
    const [total, before] = totals[kind] ?? [0, 0];
    return { kind, total, before, points: [{ ...DAY, value: total }] };
  });
  answerApi({
    auth: { me: () => memberOf() },
    site: { config: () => siteOf() },
    businesses: {
      get: () => businessOf(fields),
      activity: {
        get: () => ({ id: 5, items }),
        record(input) {
          recorded.push(input);
          return { recorded: true };
        },
      },
      team: { list: () => [], invitations: () => [] },
    },
  });
  return { ...openPage('/business/rye-and-shine'), recorded };
}

const OWN: Partial<Business> = { can: { edit: true, review: false, contact: false, seeActivity: true } };

test('an owner sees thirty days of each kind, and the chart of the one they choose', async () => {
  const { user } = open(OWN, { view: [120, 80], call: [3, 0], save: [2, 2] });
  expect(await screen.findByRole('radio', { name: 'Views 120' })).toBeChecked();
  expect(screen.getByText('Views: +50% compared with the previous 30 days')).toBeVisible();
  expect(await screen.findByRole('table', { name: 'Views per day' })).toHaveTextContent('2026-01-0112');
  await user.click(screen.getByRole('radio', { name: 'Calls 3' }));
  expect(screen.getByText('Calls: None in the 30 days before')).toBeVisible();
  expect(await screen.findByRole('table', { name: 'Calls per day' })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Saves 2' }));
  expect(screen.getByText('Saves: Same as the 30 days before')).toBeVisible();
});

test('an owner without visitors reads what brings them instead of zeros', async () => {
  open(OWN, {});
  expect(await screen.findByText(/^Nothing yet. Share your page/)).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('a visitor who calls or visits the site is counted, and does not see the numbers', async () => {
  const { user, recorded } = open({ phone: '+351 555 0100', website: 'https://rye.example' }, {});
  const [link] = await screen.findAllByRole('link', { name: 'Call' });
  link?.addEventListener('click', (event) => event.preventDefault());
  if (link) await user.click(link);
  await expect.poll(() => recorded).toEqual([{ id: 5, action: 'call' }]);
  expect(calls).not.toContain('businesses.activity.get');
});

test('a new listing is called new, without zeros', async () => {
  open({ reviewCount: 0, ratingAverage: 0, viewCount: 0 }, {});
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getAllByText('New').length).toBeGreaterThan(0);
  expect(screen.queryByText(/out of 5|^0|0 reviews|0 views/)).toBeNull();
});

test('the owner of a new page reads that it is public, and where', async () => {
  open(OWN, {});
  expect(await screen.findByText(/^This page is public: .*\/business\/rye-and-shine$/)).toBeVisible();
});
