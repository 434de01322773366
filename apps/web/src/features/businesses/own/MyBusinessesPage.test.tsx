import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi } from '../../../../testing/api.ts';
import { ownBusinessOf } from '../../../../testing/businesses.ts';
import { memberOf, siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import type { OwnBusiness } from './own.hooks.ts';

function openBusinesses(...businesses: OwnBusiness[]) {
  answerApi({
    auth: { me: () => memberOf() },
    site: { config: () => siteOf() },
    businesses: { own: { get: () => ({ businesses, tasks: [] }) } },
  });
  openPage('/my/businesses');
}

async function openTasks(...businesses: OwnBusiness[]) {
  openBusinesses(...businesses);
  return within(await screen.findByRole('region', { name: 'Needs you' }));
}

test('the owner of a new business reads what its page lacks instead of zeros', async () => {
  const tasks = await openTasks(ownBusinessOf({ nextSteps: ['pictures', 'review'] }));
  const steps = within(tasks.getByRole('region', { name: 'Next steps' }));
  expect(steps.getByRole('link', { name: 'Add photos' })).toHaveAttribute(
    'href',
    '/business/pao-co?photos=edit',
  );
  expect(steps.getByRole('button', { name: 'Share the page for a first review' })).toBeVisible();
  expect(screen.queryByText(/Nothing needs you|0 people looked|as before/)).toBeNull();
});

test('of several businesses those that lack something are named', async () => {
  const full = ownBusinessOf({ id: 4, slug: 'padaria', name: 'Padaria' });
  const tasks = await openTasks(ownBusinessOf({ nextSteps: ['prices'] }), full);
  expect(tasks.getByRole('region', { name: 'Next steps for Pão & Co' })).toBeVisible();
  expect(tasks.queryByText(/Padaria/)).toBeNull();
});

test('nothing needs an owner whose page has everything', async () => {
  const tasks = await openTasks(ownBusinessOf());
  expect(tasks.getByText(/^Nothing needs you/)).toBeVisible();
});

test('an owner reads of which time the views are, which are not those of the page', async () => {
  openBusinesses(ownBusinessOf());
  const card = within(await screen.findByRole('article', { name: 'Pão & Co' }));
  expect(card.getByText('Views in 30 days')).toBeVisible();
});

test('a member without a business is offered once to add one', async () => {
  openBusinesses();
  expect(await screen.findByText('You haven’t listed a business yet')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Add a business' })).toHaveLength(1);
});
