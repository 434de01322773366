import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DelegatedTooltips } from './DelegatedTooltips.tsx';

const mouse = { pointerType: 'mouse' };
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const hint = () => screen.queryByRole('tooltip');

async function open() {
  // What draws the hints is fetched once; the waits below are about those that follow.
  await import('./DelegatedTooltip.tsx');
  render(
    <MantineProvider env="test">
      <button type="button" data-tooltip="Keep it">
        Keep
      </button>
      <button type="button" data-tooltip="Hand it on">
        Share
      </button>
      <button type="button">Plain</button>
      <DelegatedTooltips />
    </MantineProvider>,
  );
  return ['Keep', 'Share', 'Plain'].map((name) => screen.getByRole('button', { name }));
}

describe('the hint of a control', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    return () => vi.useRealTimers();
  });

  test('opens after the mouse has rested on it, and goes when the mouse does', async () => {
    const [keep = document.body, , plain = document.body] = await open();
    fireEvent.pointerOver(keep, mouse);
    await wait(650);
    expect(hint()).toBeNull();
    await wait(100);
    expect(hint()).toHaveTextContent('Keep it');
    expect(keep).toHaveAccessibleDescription('Keep it');
    fireEvent.pointerOver(plain, mouse);
    await wait(0);
    expect(hint()).toBeNull();
    expect(keep).not.toHaveAttribute('aria-describedby');
  });

  test('opens at once beside one that was open a moment ago, not later', async () => {
    const [keep = document.body, share = document.body, plain = document.body] = await open();
    fireEvent.pointerOver(keep, mouse);
    await wait(750);
    fireEvent.pointerOver(plain, mouse);
    await wait(200);
    fireEvent.pointerOver(share, mouse);
    await wait(20);
    expect(hint()).toHaveTextContent('Hand it on');
    fireEvent.pointerOver(plain, mouse);
    await wait(400);
    fireEvent.pointerOver(share, mouse);
    await wait(650);
    expect(hint()).toBeNull();
  });

  test('does not open under a finger, and a press takes it away', async () => {
    const [keep = document.body] = await open();
    fireEvent.pointerOver(keep, { pointerType: 'touch' });
    await wait(1_000);
    expect(hint()).toBeNull();
    fireEvent.pointerOver(keep, mouse);
    await wait(750);
    fireEvent.pointerDown(keep, mouse);
    await wait(0);
    expect(hint()).toBeNull();
  });
});

test('the keyboard gets it at once, and Escape takes it away', async () => {
  await open();
  const user = userEvent.setup();
  await user.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Keep it');
  await user.keyboard('{Escape}');
  expect(hint()).toBeNull();
});
