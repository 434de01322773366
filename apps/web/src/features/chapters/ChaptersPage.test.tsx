import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi } from '../../../testing/api.ts';
import { listedChapterOf } from '../../../testing/chapters.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';

const member = { auth: { me: () => memberOf() }, site: { config: () => siteOf() } };
const pageOf = (...items: ReturnType<typeof listedChapterOf>[]) => ({
  items,
  nextCursor: null,
  can: { create: false },
});

test('a member finds their own chapters first, and where they stand with them', async () => {
  answerApi({
    ...member,
    chapters: {
      list: () => pageOf(listedChapterOf(), listedChapterOf({ id: 2, name: 'Porto Circle', members: 1 })),
      mine: () => [listedChapterOf({ mine: { role: 'member', state: 'invited' } })],
    },
  });
  openPage('/chapters');
  expect(await screen.findByRole('heading', { name: 'Your chapters' })).toBeVisible();
  expect(screen.getByRole('article', { name: 'Lisbon Circle' })).toHaveTextContent('You’re invited');
  expect(screen.getByRole('heading', { name: 'Other chapters' })).toBeVisible();
  expect(screen.getByRole('article', { name: 'Porto Circle' })).toHaveTextContent('1 member');
  expect(screen.queryByRole('link', { name: 'New chapter' })).toBeNull();
});

test('no other chapters are announced where the member’s own are all that there are', async () => {
  const own = listedChapterOf({ mine: { role: 'member', state: 'active' } });
  answerApi({ ...member, chapters: { list: () => pageOf(own), mine: () => [own] } });
  openPage('/chapters');
  expect(await screen.findByRole('heading', { name: 'Your chapters' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Other chapters' })).toBeNull());
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('a search is in the address, and says so when nothing matches', async () => {
  answerApi({
    auth: { me: () => null },
    site: { config: () => siteOf() },
    chapters: { list: ({ search }) => (search ? pageOf() : pageOf(listedChapterOf())) },
  });
  const { user, router } = openPage('/chapters');
  await user.type(await screen.findByRole('searchbox', { name: 'Search chapters' }), 'Oslo{Enter}');
  expect(await screen.findByText('No chapter matches “Oslo”')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?search=Oslo'));
});

test('only administrators get the form of a new chapter', async () => {
  answerApi(member);
  openPage('/chapters/new');
  expect(await screen.findByText(/Only administrators create chapters/)).toBeVisible();
});

test('an administrator creates a chapter: hiding it makes it joined by invitation', async () => {
  const created: unknown[] = [];
  answerApi({
    auth: { me: () => memberOf({ role: 'admin' }) },
    site: { config: () => siteOf() },
    chapters: {
      create(input) {
        created.push(input);
        throw new Error('enough');
      },
    },
  });
  const { user } = openPage('/chapters/new');
  await user.type(await screen.findByLabelText(/^Name/), 'Quiet Circle');
  await user.selectOptions(screen.getByLabelText(/^Time zone/), 'Europe/Lisbon');
  await user.click(screen.getByRole('checkbox', { name: 'One seat per trade' }));
  await user.click(screen.getByRole('checkbox', { name: 'Hidden' }));
  await user.click(screen.getByRole('button', { name: 'Create chapter' }));
  expect(screen.getByLabelText(/^Your trade/)).toBeInvalid();
  await user.type(screen.getByLabelText(/^Your trade/), 'Baker');
  await user.click(screen.getByRole('button', { name: 'Create chapter' }));
  await waitFor(() =>
    expect(created).toMatchObject([
      { name: 'Quiet Circle', isHidden: true, joining: 'invited', oneSeatPerTrade: true, seat: 'Baker' },
    ]),
  );
});
