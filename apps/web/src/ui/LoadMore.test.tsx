import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { LoadMore, type PagedList } from './LoadMore.tsx';

afterEach(cleanup);

const list = (state: Partial<PagedList>): PagedList => ({
  data: { pages: [1] },
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: vi.fn<() => void>(),
  ...state,
});

const show = (state: PagedList) =>
  render(
    <MantineProvider env="test">
      <LoadMore list={state} />
    </MantineProvider>,
  );

test('a page of a list is loaded on request, and only then', async () => {
  const state = list({});
  show(state);
  expect(state.fetchNextPage).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(state.fetchNextPage).toHaveBeenCalledOnce();
});

test('a page that failed to load can be requested again', async () => {
  const state = list({ isFetchNextPageError: true });
  show(state);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(state.fetchNextPage).toHaveBeenCalledOnce();
});

test('a complete list has no button', () => {
  show(list({ hasNextPage: false }));
  expect(screen.queryByRole('button')).toBeNull();
});
