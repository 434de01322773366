import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MantineProvider } from '@mantine/core';
import { expect, test, vi } from 'vitest';
import { PictureGrid } from './PictureGrid.tsx';

const address = (key: string) => `/attachments/${key}-1600x900-${'336699'.repeat(4)}.webp`;

test('pictures are offered by their texts, or by their place without one, and open in the lightbox', async () => {
  const pictures = [
    { address: address('0a1b2c3d'), alt: 'The oven' },
    { address: address('1a1b2c3d'), alt: '' },
  ];
  render(
    <MantineProvider>
      <PictureGrid pictures={pictures} />
    </MantineProvider>,
  );
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Open picture: The oven',
    'Open picture 2 of 2',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Open picture: The oven' }));
  const viewer = await screen.findByRole('dialog', { name: 'Picture 1 of 2' });
  expect(within(viewer).getByRole('img', { name: 'The oven' })).toBeInTheDocument();
  // By keyboard, the strip can be scrolled and is named when it takes the focus.
  const strip = within(viewer).getByRole('region', { name: 'Pictures, one at a time' });
  strip.focus();
  expect(strip).toHaveFocus();
  const back = createEvent.keyDown(viewer, { key: 'ArrowLeft', altKey: true });
  fireEvent(viewer, back);
  expect(back.defaultPrevented, 'Alt and an arrow go back in the history').toBe(false);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('two presses of an arrow key in one moment go two pictures on, and stay there', async () => {
  const pictures = ['0a', '1a', '2a'].map((key) => ({ address: address(`${key}1b2c3d`), alt: key }));
  render(
    <MantineProvider>
      <PictureGrid pictures={pictures} />
    </MantineProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open picture: 0a' }));
  const strip = await screen.findByRole('region', { name: 'Pictures, one at a time' });
  vi.spyOn(strip, 'clientWidth', 'get').mockReturnValue(300);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(strip.scrollLeft).toBe(600);
  fireEvent.scroll(strip);
  expect(screen.getByRole('dialog', { name: 'Picture 3 of 3' })).toBeVisible();
  expect(strip.scrollLeft).toBe(600);
});

test('a post without pictures has no list of them', () => {
  render(
    <MantineProvider>
      <PictureGrid pictures={[]} />
    </MantineProvider>,
  );
  expect(screen.queryByRole('list')).toBeNull();
});
