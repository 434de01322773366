import type { MantineColorsTuple } from '@mantine/core';

/** Warm grays of the light scheme. */
export const stone: MantineColorsTuple = [
  '#faf8f4',
  '#f3f0ea',
  '#e8e4db',
  '#d9d4c9',
  '#c2bcb0',
  '#8d877c',
  '#6a655c',
  '#4e4a43',
  '#35322d',
  '#1e1c19',
];

/** Green-black grays of the dark scheme; 0 is text, 7 the page background. */
export const night: MantineColorsTuple = [
  '#dfe5e2',
  '#c0cac6',
  '#9eaaa5',
  '#778580',
  '#4a5853',
  '#35423d',
  '#1f2a27',
  '#141c1a',
  '#0f1614',
  '#0a0f0e',
];
