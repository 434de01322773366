import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminOf } from '../../../../testing/admin.ts';
import { answerApi, apiError } from '../../../../testing/api.ts';
import { siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';

const items = [
  { id: 1, name: 'Baking', isRetired: false },
  { id: 2, name: 'Trades', isRetired: false },
];

function openIndustries() {
  const sent: unknown[] = [];
  let list = { items, version: 7 };
  answerApi({
    auth: { me: adminOf },
    site: { config: () => siteOf() },
    admin: {
      industries: {
        list: () => list,
        add() {
          throw apiError('CONFLICT', 'This is on the list already, as “Baking”');
        },
        update(input) {
          sent.push(input);
          if (input.place !== undefined) list = { items: items.toReversed(), version: 8 };
          if (input.name) list = { ...list, items: [{ id: 1, name: input.name, isRetired: false }] };
          return list;
        },
        merge(input) {
          sent.push(input);
          list = { items: items.slice(1), version: 9 };
          return list;
        },
      },
    },
  });
  return { ...openPage('/admin/industries'), sent };
}

const names = () =>
  within(screen.getByRole('list', { name: 'Industries' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent?.match(/^(Baking|Trades)/)?.[0]);

test('the order is changed by buttons, which say where an industry stands now', async () => {
  const { user, sent } = openIndustries();
  const up = await screen.findByRole('button', { name: 'Move Trades up' });
  expect(screen.getByRole('button', { name: 'Move Baking up' })).toBeDisabled();
  up.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Trades is now number 1')).toBeInTheDocument();
  expect(names()).toEqual(['Trades', 'Baking']);
  expect(sent).toEqual([{ id: 2, place: 0, expectedVersion: 7 }]);
});

test('an industry is renamed, and merged into another one that is chosen', async () => {
  const { user, sent } = openIndustries();
  await user.click(await screen.findByRole('button', { name: 'Merge Baking into another' }));
  const merge = within(await screen.findByRole('dialog'));
  expect(merge.getByRole('button', { name: 'Merge' })).toBeDisabled();
  await user.selectOptions(merge.getByLabelText('Merge into'), 'Trades');
  await user.click(merge.getByRole('button', { name: 'Merge' }));
  expect(await screen.findByText('Industries merged')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Rename Trades' }));
  const rename = within(await screen.findByRole('dialog'));
  await user.clear(rename.getByLabelText('Name'));
  await user.type(rename.getByLabelText('Name'), 'Crafts{Enter}');
  expect(await screen.findByText('Industry renamed')).toBeVisible();
  expect(sent).toEqual([
    { id: 1, intoId: 2, expectedVersion: 7 },
    { id: 2, name: 'Crafts', expectedVersion: 9 },
  ]);
});

test('a name that is taken stays in the field, with the reason', async () => {
  const { user } = openIndustries();
  const field = await screen.findByLabelText('New industry');
  await user.type(field, 'baking{Enter}');
  expect(await screen.findByText('This is on the list already, as “Baking”')).toBeVisible();
  expect(field).toHaveValue('baking');
});
