import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi, calls } from '../../../testing/api.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';
import type { Widget } from './widgets.hooks.ts';

const member = { auth: { me: () => memberOf() }, site: { config: () => siteOf() } };

const widgetOf = (fields: Partial<Widget> = {}): Widget => ({
  id: 1,
  title: 'First widget',
  description: 'About it',
  createdAt: '2026-01-05T10:00:00.000Z',
  owner: { id: 7, name: 'Ana Duarte', username: 'ana-duarte' },
  can: { edit: true, delete: true },
  ...fields,
});

test('a member sees the widgets there are', async () => {
  answerApi({ ...member, widgets: { list: () => ({ items: [widgetOf()], nextCursor: null }) } });
  openPage('/widgets');
  expect(await screen.findByRole('article', { name: 'First widget' })).toHaveTextContent('About it');
});

test('an empty list says so', async () => {
  answerApi({ ...member, widgets: { list: () => ({ items: [], nextCursor: null }) } });
  openPage('/widgets');
  expect(await screen.findByText('No widgets yet')).toBeVisible();
});

test('a member creates a widget', async () => {
  answerApi({
    ...member,
    widgets: { list: () => ({ items: [], nextCursor: null }), create: ({ title }) => widgetOf({ title }) },
  });
  const { user } = openPage('/widgets');
  await user.click(await screen.findByRole('button', { name: 'New widget' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Title/ }), 'Second');
  await user.click(dialog.getByRole('button', { name: 'Create widget' }));
  expect(await screen.findByText('Widget created')).toBeVisible();
  expect(calls).toContain('widgets.create');
});

test('the owner deletes a widget after a question', async () => {
  answerApi({
    ...member,
    widgets: { list: () => ({ items: [widgetOf()], nextCursor: null }), delete: (input) => input },
  });
  const { user } = openPage('/widgets');
  await user.click(await screen.findByRole('button', { name: 'Delete First widget' }));
  await user.click(await screen.findByRole('button', { name: 'Delete widget' }));
  expect(await screen.findByText('Widget deleted')).toBeVisible();
});
