import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, answerApi, calls } from '../../../testing/api.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { opportunityOf } from '../../../testing/network.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { paths } from '../../lib/paths.ts';

const NOTHING = { items: [], nextCursor: null };

function open(path: string, answers: Answers['opportunities'], viewer = memberOf()) {
  answerApi({
    auth: { me: () => viewer },
    site: { config: () => siteOf() },
    opportunities: {
      facets: () => ({ kinds: [], places: [] }),
      mine: () => NOTHING,
      search: () => ({ ...NOTHING, isSimilar: false, similar: [], membersOnly: null }),
      searches: { list: () => ({ items: [], can: { create: true } }) },
      ...answers,
    },
  });
  return openPage(path);
}

const titlesIn = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

test('what is similar in meaning follows what has the words, under a heading of its own', async () => {
  open(paths.opportunities({ search: 'photos' }), {
    search: () => ({
      items: [opportunityOf({ title: 'Photos of a bakery' })],
      nextCursor: null,
      isSimilar: false,
      similar: [opportunityOf({ id: 2, title: 'Photographer for a market' })],
      membersOnly: null,
    }),
  });
  expect(await titlesIn('Opportunities')).toEqual(['Photos of a bakery']);
  expect(await titlesIn('Similar in meaning')).toEqual(['Photographer for a market']);
  expect(screen.getByRole('heading', { name: 'Similar in meaning' })).toBeVisible();
});

test('a member sees what they applied to, how it stands, and withdraws there', async () => {
  let withdrawn: unknown;
  const can = { apply: false, withdraw: true, save: true, edit: false, close: false };
  const { user } = open(paths.opportunities({ show: 'applied' }), {
    applications: {
      mine: () => ({
        items: [
          opportunityOf({ id: 5, title: 'Signs', applied: true, application: 'pending', can }),
          opportunityOf({
            id: 6,
            title: 'Menus',
            applied: true,
            application: 'accepted',
            can: { ...can, withdraw: false },
          }),
        ],
        nextCursor: null,
      }),
      withdraw: (input) => {
        withdrawn = input;
        return { id: 5, applied: false };
      },
    },
  });
  const [signs, menus] = within(await screen.findByRole('list', { name: 'Your applications' })).getAllByRole(
    'listitem',
  );
  expect(signs).toHaveTextContent('Waiting');
  expect(menus).toHaveTextContent('Accepted');
  for (const [item, name] of [
    [signs, 'See the conversation'],
    [menus, 'Write to Ben Okafor'],
  ] as const)
    expect(within(item ?? document.body).getByRole('link', { name })).toHaveAttribute(
      'href',
      '/messages?with=9',
    );
  await user.click(screen.getByRole('button', { name: 'Withdraw your application for Signs' }));
  expect(await screen.findByText('Application withdrawn')).toBeVisible();
  expect(withdrawn).toEqual({ id: 5 });
  expect(screen.queryByRole('button', { name: /for Menus/ })).toBeNull();
});

test('the own opportunities are one press away, and none of the others are loaded for them', async () => {
  const { user } = open(paths.opportunities({ show: 'applied' }), { applications: { mine: () => NOTHING } });
  expect(await screen.findByRole('heading', { name: 'You have applied to nothing yet' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Yours' }));
  expect(await screen.findByRole('heading', { name: 'You have posted nothing yet' })).toBeVisible();
  expect(calls).not.toContain('opportunities.search');
});

test('a member whose profile says nothing of their work reads why nothing fits, and opens it at that field', async () => {
  const { user, router } = open(paths.opportunities({ fits: 'yes' }), {});
  expect(
    await screen.findByRole('heading', { name: 'Your profile doesn’t say what you offer yet' }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add what you offer' }));
  expect(router.state.location.search).toContain('dialog=edit-profile');
  expect(router.state.location.state).toEqual({ at: 'servicesOffered' });
});

test('a member whom nothing fits although the profile says what they offer is asked for fewer filters', async () => {
  open(paths.opportunities({ fits: 'yes' }), {}, memberOf({ servicesOffered: 'Bread' }));
  expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add what you offer' })).toBeNull();
});
