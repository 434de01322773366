import type { Scene } from '../draw-scene.ts';
import { clock, columns, envelopes, papers, pens, umbrella } from '../props/office.ts';
import { bike, curtains, frame, hills, house, storefront, street, van } from '../props/places.ts';
import { armchair, flowers, plant, weights } from '../props/trades.ts';

export const placesScenes = {
  coast: {
    backdrop: 'sky',
    emblem: house,
    props: [
      [hills, 540, 1.05, 0],
      [street, 420, 0.72, 76],
    ],
  },
  street: {
    backdrop: 'sky',
    emblem: bike,
    props: [
      [street, 330, 1, 66],
      [street, 930, 0.86, 66],
      [bike, 620, 0.8, 110],
    ],
  },
  court: {
    backdrop: 'sky',
    props: [
      [hills, 600, 1, 10],
      [columns, 600, 1.15, 70],
      [plant, 300, 1, 96],
      [plant, 900, 1, 96],
    ],
  },
  shelter: {
    backdrop: 'circle',
    props: [
      [umbrella, 600, 1.4],
      [house, 600, 0.6],
      [plant, 250, 1.05],
      [envelopes, 940, 0.9],
    ],
  },
  building: {
    backdrop: 'sky',
    emblem: van,
    props: [
      [hills, 600, 1, 10],
      [frame, 520, 1, 70],
      [van, 900, 0.85, 96],
    ],
  },
  architecture: {
    backdrop: 'circle',
    props: [
      [house, 600, 1.25],
      [papers, 290],
      [pens, 900, 1.1],
      [plant, 1060, 0.9],
    ],
  },
  homes: {
    backdrop: 'sky',
    props: [
      [hills, 600, 0.95, 0],
      [house, 340, 0.95, 76],
      [house, 640, 1.15, 80],
      [house, 930, 0.9, 76],
    ],
  },
  clinic: {
    backdrop: 'window',
    props: [
      [armchair, 300, 1.05, 60],
      [plant, 600, 1],
      [flowers, 880, 0.9],
      [clock, 1060, 0.7],
    ],
  },
  shop: {
    backdrop: 'sky',
    props: [
      [hills, 600, 1, 0],
      [storefront, 600, 1.1, 90],
      [plant, 300, 1, 100],
      [bike, 960, 0.7, 110],
    ],
  },
  delivery: {
    backdrop: 'sky',
    props: [
      [street, 300, 0.85, 60],
      [street, 880, 0.75, 60],
      [van, 640, 1, 112],
    ],
  },
  curtains: {
    backdrop: 'panels',
    props: [
      [curtains, 600, 1.05],
      [armchair, 230, 1, 60],
      [plant, 980, 1.15, 30],
    ],
  },
  gym: {
    backdrop: 'panels',
    props: [
      [weights, 480, 1.15, 60],
      [plant, 930, 1.2, 40],
      [clock, 240, 0.75, -110],
    ],
  },
} satisfies Record<string, Scene>;
