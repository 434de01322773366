import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi } from '../../../testing/api.ts';
import { siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';

const visitor = { auth: { me: () => null }, site: { config: () => siteOf() } };

test('the rule for passwords stays below the field, and says when it is met', async () => {
  answerApi(visitor);
  const { user } = openPage('/?dialog=register');
  const dialog = within(await screen.findByRole('dialog'));
  const password = dialog.getByLabelText(/^Password/);
  expect(password).toHaveAccessibleDescription('Password (min 6 characters)');
  await user.type(password, 'bread');
  expect(dialog.queryByText('Long enough')).toBeNull();
  await user.type(password, '1');
  expect(await dialog.findByText('Long enough')).toBeVisible();
  expect(dialog.getByText('Password (min 6 characters)')).toBeVisible();
});

test('a visitor led here from a page of members reads why', async () => {
  answerApi(visitor);
  openPage('/?dialog=login&next=%2Fmembers%3Fsearch%3Dbaker');
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign In' }));
  expect(dialog.getByText('Sign in to see the members.')).toBeVisible();
  expect(dialog.queryByText("It's good to see you again.")).toBeNull();
});
