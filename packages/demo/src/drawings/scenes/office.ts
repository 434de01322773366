import type { Scene } from '../draw-scene.ts';
import { cup } from '../props/kitchen.ts';
import {
  books,
  clock,
  coins,
  envelopes,
  folders,
  globe,
  jar,
  keys,
  lamp,
  laptop,
  papers,
  pens,
  scales,
} from '../props/office.ts';
import { armchair, chair, chart, easel, plant } from '../props/trades.ts';

export const officeScenes = {
  ledger: {
    backdrop: 'window',
    emblem: books,
    props: [
      [books, 360],
      [papers, 600, 1.05],
      [pens, 800, 1.05],
      [lamp, 960, 1.05],
      [plant, 150, 0.95],
    ],
  },
  accounts: {
    backdrop: 'panels',
    props: [
      [folders, 350],
      [clock, 610, 1.1],
      [coins, 840, 1.05],
      [plant, 1040, 0.95],
    ],
  },
  law: {
    backdrop: 'arch',
    props: [
      [scales, 600, 1.2],
      [books, 320, 0.95],
      [papers, 900],
      [pens, 1050, 0.85],
    ],
  },
  people: {
    backdrop: 'panels',
    props: [
      [chair, 300, 1.1, 80],
      [chair, 480, 1.1, 80],
      [chair, 720, 1.1, 80],
      [chair, 900, 1.1, 80],
      [plant, 1090, 1.1, 40],
      [clock, 600, 0.6, -190],
    ],
  },
  coaching: {
    backdrop: 'circle',
    emblem: armchair,
    props: [
      [armchair, 430, 1.1, 70],
      [armchair, 780, 1.1, 70],
      [cup, 606, 0.6, 40],
      [plant, 170, 1.25, 60],
      [lamp, 1010, 1.2, 50],
    ],
  },
  strategy: {
    backdrop: 'window',
    props: [
      [chart, 600, 1.25],
      [chair, 250, 1.1, 70],
      [plant, 980, 1.15, 40],
    ],
  },
  writing: {
    backdrop: 'arch',
    emblem: pens,
    props: [
      [papers, 560, 1.2],
      [pens, 760, 1.1],
      [cup, 920, 0.85],
      [books, 300, 0.95],
    ],
  },
  desk: {
    backdrop: 'shelf',
    props: [
      [laptop, 600, 1.05],
      [lamp, 320, 1.1],
      [cup, 860, 0.8],
      [plant, 1030],
    ],
  },
  search: {
    backdrop: 'circle',
    props: [
      [laptop, 600, 1.2],
      [books, 260, 0.85],
      [plant, 960, 1.05],
    ],
  },
  languages: {
    backdrop: 'window',
    props: [
      [globe, 600, 1.2],
      [books, 320],
      [envelopes, 900, 0.85],
    ],
  },
  letters: {
    backdrop: 'shelf',
    props: [
      [globe, 400, 1.05],
      [papers, 640, 1.1],
      [books, 880],
    ],
  },
  code: {
    backdrop: 'circle',
    props: [
      [laptop, 600, 1.25],
      [cup, 900, 0.95],
      [plant, 260, 1.05],
    ],
  },
  school: {
    backdrop: 'panels',
    emblem: books,
    props: [
      [easel, 330, 1.1],
      [globe, 620, 1.05],
      [books, 880, 1],
    ],
  },
  keys: {
    backdrop: 'circle',
    props: [
      [keys, 600, 1.3],
      [envelopes, 270, 0.9],
      [jar, 930, 0.95],
    ],
  },
  savings: {
    backdrop: 'arch',
    props: [
      [jar, 480, 1.25],
      [coins, 750, 1.05],
      [plant, 980],
      [books, 220, 0.75],
    ],
  },
  quiet: {
    backdrop: 'window',
    props: [
      [armchair, 350, 1.1, 60],
      [books, 620, 0.85],
      [lamp, 820, 1.1],
      [cup, 960, 0.75],
    ],
  },
} satisfies Record<string, Scene>;
