import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RelativeTime } from './RelativeTime.tsx';

const MINUTE_MS = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS - 1_000).toISOString();

test.each([
  [0, 'Just now', 'Just now'],
  [5, 'Just now', '5 min ago'],
  [59, 'Just now', '59 min ago'],
  [60, '1h ago', '1h ago'],
  // The clock of the device is a day ahead, or behind.
  [24 * 60, 'Just now', 'Just now'],
  [-24 * 60, '2h ago', '2h ago'],
  [3 * 24 * 60, '3d ago', '3d ago'],
])('what happened %i minutes ago, "%s" to the server, reads "%s"', (minutes, text, shown) => {
  render(<RelativeTime at={ago(minutes)} text={text} />);
  expect(screen.getByText(shown)).toHaveAttribute('title');
});
