import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answerApi } from '../../../testing/api.ts';
import { withLiveStream } from '../../../testing/live.ts';
import { siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { setPalette } from './overlays.ts';

beforeEach(() => {
  withLiveStream();
  return () => setPalette(false);
});

const NOTHING = {
  members: [],
  businesses: [],
  posts: [],
  articles: [],
  events: [],
  chapters: [],
  opportunities: [],
  similar: { members: [], businesses: [], opportunities: [] },
};
const CHAPTER = { id: 1, slug: 'bakers', name: 'Bakers of Portland', place: null, members: 3 };

test('the palette says that nothing is found, instead of offering all results', async () => {
  answerApi({
    auth: { me: () => null },
    site: { config: () => siteOf() },
    search: { all: ({ q }) => (q === 'bak' ? { ...NOTHING, chapters: [CHAPTER] } : NOTHING) },
    articles: { list: () => ({ items: [], nextCursor: null, total: 0 }) },
  });
  const { user } = openPage('/news');
  await screen.findByRole('heading', { level: 1, name: 'Industry News' });
  await user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByPlaceholderText('Search, or go to...');
  await user.type(box, 'zzz');
  const palette = within(screen.getByRole('dialog'));
  await waitFor(() => expect(palette.getByRole('status')).toHaveTextContent('Nothing found for “zzz”'));
  expect(palette.queryByRole('button', { name: /All results/ })).toBeNull();
  await user.clear(box);
  await user.type(box, 'bak');
  expect(await palette.findByText('Bakers of Portland')).toBeVisible();
  expect(palette.getByRole('button', { name: 'All results for “bak”' })).toBeVisible();
  expect(palette.getByRole('status')).toBeEmptyDOMElement();
});
