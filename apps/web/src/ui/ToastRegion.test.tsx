import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toast } from '../lib/toast.ts';
import { ToastRegion } from './ToastRegion.tsx';

const show = (title: string) => act(() => toast({ title, description: `About ${title}` }));

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(
      <MantineProvider env="test">
        <ToastRegion />
      </MantineProvider>,
    );
  });
  afterEach(() => void vi.useRealTimers());

  test('a new one replaces the current one', () => {
    show('First');
    show('Second');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('listitem')).toHaveTextContent('Second');
  });

  test('one is visible after 4900 ms and gone after 5100 ms', () => {
    show('First');
    act(() => void vi.advanceTimersByTime(4_900));
    expect(screen.getByRole('listitem')).toHaveTextContent('First');
    act(() => void vi.advanceTimersByTime(200));
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  test('a second one has its own 5000 ms', () => {
    show('First');
    act(() => void vi.advanceTimersByTime(4_000));
    show('Second');
    act(() => void vi.advanceTimersByTime(4_000));
    expect(screen.getByRole('listitem')).toHaveTextContent('Second');
  });

  test('F8 moves the focus to the toast region', () => {
    show('First');
    act(() => void fireEvent.keyDown(document, { key: 'F8', code: 'F8' }));
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toContainElement(
      document.activeElement as HTMLElement,
    );
  });

  test('the close button dismisses it', () => {
    show('First');
    act(() => void fireEvent.click(screen.getByRole('button', { name: 'Dismiss' })));
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});
