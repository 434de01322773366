import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminOf } from '../../../../testing/admin.ts';
import { answerApi } from '../../../../testing/api.ts';
import { siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import type { Outputs } from '../../../lib/trpc.ts';

type Bands = Outputs['admin']['suggestionOutcomes'];

const nobody = { asked: 0, accepted: 0, acceptanceRate: null };
const bands: Bands = [
  { from: 70, to: 100, asked: 1_250, accepted: 500, acceptanceRate: 40 },
  { from: 10, to: 69, ...nobody },
  { from: 0, to: 9, asked: 4, accepted: 0, acceptanceRate: null },
  { from: null, to: null, asked: 30, accepted: 3, acceptanceRate: 10 },
];

async function openCard(answer: () => Bands) {
  answerApi({
    auth: { me: adminOf },
    site: { config: () => siteOf() },
    admin: { suggestionOutcomes: answer },
  });
  openPage('/admin');
  return within(await screen.findByRole('region', { name: 'Suggested members' }));
}

test('an administrator sees how many suggested members were asked and accepted, by match score', async () => {
  const card = await openCard(() => bands);
  const table = within(await card.findByRole('table', { name: 'Suggested members' }));
  expect(table.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Match score', 'Requests sent', 'Accepted', 'Rate'],
    ['70 or more', '1,250', '500', '40%'],
    ['10–69', '0', '0', '–'],
    ['Below 10', '4', '0', 'Too few'],
    ['Without a score', '30', '3', '10%'],
  ]);
  expect(table.getByRole('rowheader', { name: '70 or more' })).toBeVisible();
});

test('an administrator of a community where nobody was asked reads that instead of a table', async () => {
  const card = await openCard(() => [{ from: 0, to: 100, ...nobody }]);
  expect(
    await card.findByText('No requests were sent to suggested members in the last 90 days.'),
  ).toBeVisible();
  expect(card.queryByRole('table')).toBeNull();
});
