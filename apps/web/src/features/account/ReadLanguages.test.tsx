import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi } from '../../../testing/api.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { openSettings } from '../../../testing/settings.ts';

test('members choose which languages they read, others included, and no choice is all', async () => {
  const sent: { languages: string[] | null }[] = [];
  const { user } = openSettings({
    locale: {
      setRead: (input: { languages: string[] | null }) => {
        sent.push(input);
        return { ok: true };
      },
    },
  });
  const section = within(await screen.findByRole('region', { name: 'Language' }));
  const languages = within(section.getByRole('group', { name: 'Languages I read' }));
  expect(languages.getAllByRole('checkbox')).toHaveLength(6);
  await user.click(languages.getByRole('checkbox', { name: 'German' }));
  await waitFor(() => expect(sent).toEqual([{ languages: ['de'] }]));
  await user.selectOptions(section.getByRole('combobox', { name: 'Add another language' }), 'Polish');
  expect(await languages.findByRole('checkbox', { name: 'Polish' })).toBeInTheDocument();
  await waitFor(() => expect(sent.at(-1)?.languages).toContain('pl'));
});

test('the feed says that it leaves languages out, and leads to where they are chosen', async () => {
  answerApi({
    auth: { me: () => memberOf({ readLanguages: ['en', 'de'] }) },
    site: { config: () => siteOf() },
    feed: { list: () => ({ items: [], nextCursor: null }), unpublished: () => ({ items: [] }) },
  });
  openPage('/feed');
  expect(await screen.findByText(/posts in these languages: English and German/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change' })).toHaveAttribute('href', '/settings#language');
});
