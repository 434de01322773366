import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi, apiError } from '../../../../testing/api.ts';
import { memberOf, profileOf, siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import type { WorkSample } from '../profile.types.ts';

const picture = (alt: string) => ({
  address: `/attachments/0a1b2c3d-1600x900-${'336699'.repeat(4)}.webp`,
  alt,
});

const workOf = (fields: Partial<WorkSample>): WorkSample => ({
  id: 1,
  title: 'A poster',
  description: null,
  link: null,
  picture: null,
  version: 1,
  ...fields,
});

const POSTER = workOf({ picture: picture('') });
const SITE = workOf({ id: 2, title: 'O’Brien <b>', link: 'https://bakery.example/menu' });
const MENU = workOf({ id: 3, title: 'Menu', description: 'For a café' });

/** A profile with this work, and what is sent to change it. */
function openWork(works: WorkSample[], viewer: ReturnType<typeof memberOf> | null = null) {
  const sent: unknown[] = [];
  let shown = works;
  answerApi({
    auth: { me: () => viewer },
    site: { config: () => siteOf() },
    feed: { unpublished: () => ({ items: [], nextCursor: null }) },
    profile: {
      get: () => profileOf(),
      related: () => ({
        works: shown,
        businesses: [],
        posts: [],
        mutual: { count: 0, people: [] },
        match: null,
      }),
      works: {
        create(input) {
          sent.push(input);
          if (shown.length === 2) throw apiError('CONFLICT', 'You can show up to 12 samples of your work');
          shown = [...shown, workOf({ id: 9, title: input.title })];
          return workOf({ id: 9, title: input.title });
        },
        order(input) {
          sent.push(input);
          return [];
        },
        delete(input) {
          sent.push(input);
          shown = shown.filter(({ id }) => id !== input.id);
          return input;
        },
      },
    },
  });
  const { user } = openPage('/profile/ana-duarte');
  return { user, sent };
}

const titles = () =>
  within(screen.getByRole('region', { name: 'Work' }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

test('visitors see the work of a member, and open its pictures and links', async () => {
  const { user } = openWork([POSTER, SITE, MENU]);
  const work = within(await screen.findByRole('region', { name: 'Work' }));
  expect(titles()).toEqual(['A poster', 'O’Brien <b>', 'Menu']);
  expect(work.getByText('For a café')).toBeVisible();
  const link = work.getByRole('link', { name: 'bakery.example/menu' });
  expect(link).toHaveAttribute('href', 'https://bakery.example/menu');
  expect(link).toHaveAttribute('rel', expect.stringContaining('nofollow'));
  expect(work.queryByRole('button', { name: /Add|Move|Edit|Delete/ })).toBeNull();
  await user.click(work.getByRole('button', { name: 'Open picture: A poster' }));
  expect(await screen.findByRole('dialog', { name: 'Picture 1 of 1' })).toBeVisible();
});

test('others are not told that a member shows no work', async () => {
  openWork([]);
  await screen.findByText("Ana hasn't posted anything yet.");
  expect(screen.queryByRole('region', { name: 'Work' })).toBeNull();
});

test('a member without work is asked to add some, and adds it', async () => {
  const { user, sent } = openWork([], memberOf());
  expect(await screen.findByText(/Show what you have done/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add work' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add work' }));
  await user.click(dialog.getByRole('button', { name: 'Add to profile' }));
  expect(dialog.getByLabelText(/Title/)).toBeInvalid();
  await user.type(dialog.getByLabelText(/Title/), 'A bakery');
  await user.type(dialog.getByLabelText('Link'), 'bakery.example');
  await user.click(dialog.getByRole('button', { name: 'Add to profile' }));
  expect(await screen.findByText('Work added to your profile')).toBeVisible();
  expect(sent).toEqual([
    { title: 'A bakery', description: '', link: 'https://bakery.example', picture: null },
  ]);
  await waitFor(() => expect(titles()).toEqual(['A bakery']));
});

test('what a member typed stays when it cannot be added', async () => {
  const { user } = openWork([POSTER, SITE], memberOf());
  await user.click(await screen.findByRole('button', { name: 'Add work' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add work' }));
  await user.type(dialog.getByLabelText(/Title/), 'A bakery');
  await user.click(dialog.getByRole('button', { name: 'Add to profile' }));
  expect(await screen.findByText('You can show up to 12 samples of your work')).toBeVisible();
  expect(dialog.getByLabelText(/Title/)).toHaveValue('A bakery');
});

test('a member orders the own work with the keyboard, and the focus follows it', async () => {
  const { user, sent } = openWork([POSTER, SITE, MENU], memberOf());
  const up = await screen.findByRole('button', { name: 'Move “Menu” up' });
  up.focus();
  await user.keyboard('{Enter}{Enter}{Enter}');
  await waitFor(() => expect(titles()).toEqual(['Menu', 'A poster', 'O’Brien <b>']));
  expect(screen.getByRole('button', { name: 'Move “Menu” up' })).toHaveFocus();
  expect(screen.getByText('“Menu” is now 1 of 3')).toBeInTheDocument();
  await waitFor(() => expect(sent).toEqual([{ ids: [1, 3, 2] }, { ids: [3, 1, 2] }]));
});

test('a member deletes a sample after confirming it, and the focus stays in the section', async () => {
  const { user, sent } = openWork([POSTER, MENU], memberOf());
  await user.click(await screen.findByRole('button', { name: 'Delete “Menu”' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this work sample?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(titles()).toEqual(['A poster']));
  expect(sent).toEqual([{ id: 3 }]);
  expect(screen.getByRole('button', { name: 'Add work' })).toHaveFocus();
});
