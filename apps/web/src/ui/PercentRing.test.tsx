import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PercentRing } from './PercentRing.tsx';

const circles = (percent: number) => {
  const { unmount } = render(<PercentRing percent={percent} label="Profile" />);
  const count = screen.getByRole('img', { name: `Profile: ${percent}%` }).querySelectorAll('circle').length;
  unmount();
  return count;
};

test('nothing of the ring is filled at 0 %, not even a dot', () => {
  expect(circles(0)).toBe(1);
  expect(circles(1)).toBe(2);
});
