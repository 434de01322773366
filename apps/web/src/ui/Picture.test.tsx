import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from './Picture.tsx';

const ADDRESS = `/business-images/0a1b-1200x800-${'336699'.repeat(4)}.webp`;
const shown = (src: string) => {
  render(<Picture src={src} alt="Bread" sizes="100vw" width={640} height={96} />);
  return screen.getByRole('img', { name: 'Bread' });
};

test('a picture offers its sizes, keeps its place before it is there, and shows its colors meanwhile', () => {
  const image = shown(ADDRESS);
  const small = ADDRESS.replace('.webp', '-480.webp');
  const medium = ADDRESS.replace('.webp', '-960.webp');
  expect(image).toHaveAttribute('srcset', `${ADDRESS} 1200w, ${medium} 960w, ${small} 480w`);
  expect(image).toHaveAttribute('sizes', '100vw');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1200', '800']);
  expect(image.style.backgroundImage).toContain('gradient');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('a picture of before has one file and the size of its place', () => {
  const image = shown('/business-images/0a1b.webp');
  expect(image).not.toHaveAttribute('srcset');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['640', '96']);
});
