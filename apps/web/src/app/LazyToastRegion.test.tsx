import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { clearToast, toast } from '../lib/toast.ts';
import { LazyToastRegion } from './LazyToastRegion.tsx';

describe('the lazily loaded toast region', () => {
  afterEach(() => act(() => clearToast()));

  const open = () =>
    render(
      <MantineProvider env="test">
        <LazyToastRegion />
      </MantineProvider>,
    );

  test('F8 as the first key of a page moves the focus to it', async () => {
    open();
    fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
    await waitFor(() => expect(screen.getByRole('region').querySelector('ol')).toHaveFocus());
  });

  test('any other first key leaves the focus alone', async () => {
    open();
    fireEvent.keyDown(document.body, { key: 'a', code: 'KeyA' });
    expect(await screen.findByRole('region')).toBeInTheDocument();
    expect(document.body).toHaveFocus();
  });

  test('a toast before any interaction is shown', async () => {
    open();
    act(() => toast({ title: 'Saved' }));
    expect(await screen.findByText('Saved')).toBeVisible();
  });
});
