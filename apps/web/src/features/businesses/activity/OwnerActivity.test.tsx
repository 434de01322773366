import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answerApi, calls } from '../../../../testing/api.ts';
import { businessOf } from '../../../../testing/businesses.ts';
import { withLiveStream } from '../../../../testing/live.ts';
import { memberOf, siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import type { Outputs } from '../../../lib/trpc.ts';
import type { Business } from '../businesses.types.ts';

type Items = Outputs['businesses']['activity']['get']['items'];

const DAY = { day: '2026-01-01', value: 0 };
const KINDS = ['view', 'call', 'email', 'website', 'directions', 'save', 'message', 'review'] as const;

type Totals = Partial<Record<(typeof KINDS)[number], [number, number]>>;
type NextSteps = Outputs['businesses']['activity']['get']['nextSteps'];

function open(fields: Partial<Business>, totals: Totals, nextSteps: NextSteps = []) {
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
        get: () => ({ id: 5, items, nextSteps }),
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
  expect(await screen.findByRole('radio', { name: 'Views in 30 days 120' })).toBeChecked();
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

test('the owner of a new page sees what it lacks, with the way to each, and shares it for a first review', async () => {
  const { user } = open(OWN, {}, ['pictures', 'prices', 'hours', 'review']);
  const steps = within(await screen.findByRole('region', { name: 'Next steps' }));
  const edit = '/business/rye-and-shine/edit';
  expect(steps.getByRole('link', { name: 'Add prices of your services' })).toHaveAttribute(
    'href',
    `${edit}#services`,
  );
  expect(steps.getByRole('link', { name: 'Add opening hours' })).toHaveAttribute('href', `${edit}#hours`);
  await user.click(steps.getByRole('button', { name: 'Share the page for a first review' }));
  expect(await navigator.clipboard.readText()).toContain('/business/rye-and-shine');
  await user.click(steps.getByRole('link', { name: 'Add photos' }));
  expect(await screen.findByRole('dialog', { name: 'Photos' })).toBeVisible();
});

test.each([
  ['contact', 'Add a phone, email or website'],
  ['services', 'Add your services and prices'],
  ['logo', 'Add a logo'],
] as const)('the owner who is to add the %s finds the form scrolled to it', async (place, name) => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  onTestFinished(() => scrolled.mockRestore());
  const { user } = open(OWN, {}, [place]);
  await user.click(await screen.findByRole('link', { name }));
  await waitFor(() => expect(scrolled.mock.contexts).toContain(document.getElementById(place)));
});

test('a page that lacks nothing names no next steps', async () => {
  open(OWN, { view: [120, 80] });
  await screen.findByRole('radio', { name: 'Views in 30 days 120' });
  expect(screen.queryByRole('region', { name: 'Next steps' })).toBeNull();
});

test('an owner who comes back to the page, or is written to meanwhile, sees the same figures of now in each place', async () => {
  const stream = withLiveStream();
  let written = 0;
  const items = () => KINDS.map((kind) => ({ kind, total: written + 1, before: 0, points: [DAY] }));
  const countsOf = async (count: number) => {
    expect(await screen.findByRole('radio', { name: `Messages ${count}` })).toBeInTheDocument();
    expect(await screen.findByText(count === 1 ? '1 view' : `${count} views`)).toBeVisible();
    const stats = within(screen.getByRole('region', { name: 'Quick Stats' }));
    const views = stats.getByText('Profile Views').parentElement;
    await waitFor(() => expect(views).toHaveTextContent(`Profile Views${count}`));
  };
  answerApi({
    auth: { me: () => memberOf() },
    site: { config: () => siteOf() },
    businesses: {
      get: () => businessOf({ ...OWN, viewCount: written + 1 }),
      activity: { get: () => ({ id: 5, items: items(), nextSteps: [] }) },
      own: { get: () => ({ businesses: [], tasks: [] }) },
      team: { list: () => [], invitations: () => [] },
    },
  });
  const { router } = openPage('/business/rye-and-shine');
  await countsOf(1);
  await expect.poll(stream.isOpen).toBe(true);

  written = 1;
  stream.tell(['messages', 'dashboard']);
  await countsOf(2);

  await act(() => router.navigate('/my/businesses'));
  await screen.findByRole('heading', { level: 1, name: 'My businesses' });
  written = 2;
  await act(() => router.navigate('/business/rye-and-shine'));
  await countsOf(3);
  vi.unstubAllGlobals();
});
