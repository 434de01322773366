import { box, darker, disc, group, lighter, line, oval, path, times } from '../svg.ts';
import type { Prop } from './palette.ts';

const WOOD = '#9a6238';

export const flowers: Prop = ({ one, two, three, paper }) => {
  const heads = [
    [-92, -210, one],
    [-44, -272, three],
    [8, -228, paper],
    [56, -282, one],
    [100, -214, three],
  ] as const;
  return (
    heads.map(([x, y]) => line(`M0 -92 Q${x * 0.3} -150 ${x} ${y}`, '#4d7a55', 6)).join('') +
    [-62, -24, 32, 70]
      .map((x) => oval(x, -152, 13, 34, '#5f8f63', `transform="rotate(${x * 0.7} ${x} -152)"`))
      .join('') +
    heads
      .map(
        ([x, y, color]) =>
          times(6, (i) =>
            oval(
              x,
              y - 24,
              16,
              24,
              i % 2 === 0 ? color : lighter(color, 0.15),
              `transform="rotate(${i * 60} ${x} ${y})"`,
            ),
          ) + disc(x, y, 14, darker(three, 0.35)),
      )
      .join('') +
    path('M-36 -112 H36 Q30 -86 52 -52 Q66 0 0 0 Q-66 0 -52 -52 Q-30 -86 -36 -112 Z', two) +
    path('M10 -112 H36 Q30 -86 52 -52 Q66 0 8 0 Q34 -52 10 -112 Z', darker(two))
  );
};

export const plant: Prop = ({ one }) =>
  [-62, -34, -6, 24, 54]
    .map((angle, index) =>
      group(
        `translate(0 -84) rotate(${angle})`,
        path('M0 0 Q-46 -80 0 -176 Q46 -80 0 0 Z', index % 2 === 0 ? '#3f7a5c' : '#5b9470'),
        line('M0 -10 V-150', '#2f6048', 3),
      ),
    )
    .join('') +
  path('M-58 -98 H58 L44 0 H-44 Z', one) +
  path('M16 -98 H58 L44 0 H16 Z', darker(one)) +
  box(-64, -110, 128, 22, lighter(one, 0.15), 5);

export const camera: Prop = ({ ink, one, three, two }) =>
  path('M-54 -158 L-34 -190 H42 L62 -158 Z', lighter(ink, 0.15)) +
  box(-142, -160, 284, 160, ink, 20) +
  box(-142, -122, 284, 86, one) +
  disc(0, -80, 76, lighter(ink, 0.7)) +
  disc(0, -80, 64, ink) +
  disc(0, -80, 46, two) +
  disc(0, -80, 26, darker(two, 0.5)) +
  disc(-14, -96, 9, '#ffffff') +
  box(-118, -176, 44, 18, three, 6) +
  disc(110, -142, 10, three);

export const film: Prop = ({ ink, paper, one }) =>
  box(-120, -150, 240, 150, ink, 10) +
  group(
    'rotate(-12 -120 -160)',
    box(-120, -192, 240, 40, ink, 6),
    times(4, (i) => path(`M${-104 + i * 60} -192 h28 l-20 40 h-28 Z`, paper)),
  ) +
  times(3, (i) => box(-96, -118 + i * 32, 120 + i * 24, 9, i === 0 ? one : lighter(ink, 0.5), 4)) +
  path('M60 -112 L92 -92 L60 -72 Z', one);

export const easel: Prop = ({ one, two, three, paper }) =>
  line('M-16 -270 L-96 0 M16 -270 L96 0 M0 -262 V-20', WOOD, 10) +
  box(-116, -250, 232, 172, paper, 4) +
  path('M-116 -120 Q-60 -190 0 -140 T116 -170 V-82 Q116 -78 112 -78 H-112 Q-116 -78 -116 -82 Z', two) +
  disc(52, -204, 26, three) +
  path('M-116 -100 Q-40 -140 40 -104 T116 -112 V-78 H-116 Z', one) +
  box(-124, -78, 248, 13, WOOD, 4);

export const chart: Prop = ({ paper, one, two, three }) =>
  line('M-70 -20 L-92 0 M70 -20 L92 0', WOOD, 9) +
  box(-134, -256, 268, 240, WOOD, 8) +
  box(-122, -244, 244, 216, paper, 3) +
  [70, 104, 92, 146]
    .map((height, i) => box(-98 + i * 52, -48 - height, 36, height, [two, one, three, one][i] ?? one, 4))
    .join('') +
  line('M-90 -150 L-34 -176 L16 -170 L82 -222', darker(two, 0.3), 6);

export const type: Prop = ({ one, two, three, paper, ink }) =>
  [
    [-96, 0, one, 'M-22 -22 L0 -74 L22 -22 M-14 -40 H14'],
    [0, 0, paper, 'M-18 -22 V-74 H6 Q24 -62 6 -48 H-18 M6 -48 Q30 -34 6 -22 H-18'],
    [96, 0, three, 'M20 -66 Q-22 -84 -22 -48 Q-22 -12 20 -30'],
    [-48, -96, two, 'M-18 -22 V-74 Q26 -72 24 -48 Q26 -24 -18 -22'],
    [48, -96, ink, 'M20 -74 H-16 V-22 H20 M-16 -48 H12'],
  ]
    .map(([x, y, color, letter]) =>
      group(
        `translate(${x} ${y})`,
        box(-46, -94, 92, 94, String(color), 6),
        box(22, -94, 24, 94, darker(String(color)), 6),
        line(String(letter), color === paper ? ink : paper, 9),
      ),
    )
    .join('');

export const paint: Prop = ({ one, three, paper }) =>
  line('M-66 -128 Q0 -214 66 -128', '#8b9298', 5) +
  box(-72, -130, 144, 130, '#b9c0c4', 6) +
  box(20, -130, 52, 130, '#98a1a7', 6) +
  box(-72, -96, 144, 64, one) +
  oval(0, -130, 72, 14, darker(one, 0.1)) +
  path('M-66 -128 Q-60 -70 -48 -70 Q-38 -70 -38 -122 Z', one) +
  group(
    'translate(120 0) rotate(16)',
    box(-11, -210, 22, 122, WOOD, 10),
    box(-26, -100, 52, 28, '#b9c0c4'),
    path('M-26 -72 H26 L20 0 Q0 -16 -18 0 Z', three),
    path('M-22 -34 H23 L20 0 Q0 -16 -18 0 Z', paper),
  );

export const chair: Prop = ({ one }) =>
  line('M-58 -120 L-78 0 M60 -120 L80 0 M-50 -256 L-58 -120 M50 -256 L60 -120', WOOD, 13) +
  path('M-62 -262 Q0 -290 62 -262 L58 -208 Q0 -232 -58 -208 Z', darker(WOOD, 0.15)) +
  times(3, (i) => line(`M${-24 + i * 24} -222 V-126`, WOOD, 7)) +
  path('M-86 -132 H86 L94 -104 H-94 Z', one);

export const plane: Prop = ({ three }) =>
  path('M-150 0 V-52 H150 Q162 -52 162 -40 V0 Z', WOOD) +
  box(-150, -14, 312, 14, darker(WOOD, 0.3)) +
  path('M-110 -52 Q-104 -124 -62 -118 Q-76 -88 -60 -52 Z', darker(WOOD, 0.2)) +
  path('M14 -52 L52 -140 L74 -132 L44 -52 Z', '#aab2b6') +
  disc(112, -68, 22, darker(WOOD, 0.2)) +
  line('M20 -60 q-50 -40 -70 -10 q-10 34 22 30 q26 -8 10 -28 M-150 -8 q-40 -34 -64 -6', three, 9);

export const armchair: Prop = ({ one }) =>
  line('M-88 -26 L-98 0 M88 -26 L98 0', WOOD, 13) +
  path('M-92 -60 V-210 Q-92 -256 -46 -256 H46 Q92 -256 92 -210 V-60 Z', one) +
  path('M20 -60 V-256 H46 Q92 -256 92 -210 V-60 Z', darker(one, 0.1)) +
  box(-96, -100, 192, 52, lighter(one, 0.16), 18) +
  box(-128, -146, 52, 124, darker(one, 0.08), 24) +
  box(76, -146, 52, 124, darker(one, 0.22), 24) +
  box(-92, -54, 184, 32, darker(one, 0.18), 8);

export const mic: Prop = ({ ink, one }) =>
  oval(0, -7, 64, 11, ink) +
  box(-5, -110, 10, 104, ink) +
  `<path d="M-62 -176 Q-62 -106 0 -106 Q62 -106 62 -176" fill="none" stroke="${ink}" stroke-width="9"/>` +
  box(-42, -266, 84, 144, one, 42) +
  path('M8 -266 Q42 -260 42 -224 V-164 Q42 -126 8 -122 Z', darker(one)) +
  times(4, (i) => line(`M-30 ${-236 + i * 22} H30`, lighter(one, 0.35), 4));

export const form: Prop = ({ one, ink, three }) =>
  line('M0 -60 V-12 M-44 0 L0 -16 L44 0', ink, 9) +
  disc(0, -286, 12, ink) +
  box(-10, -280, 20, 30, WOOD) +
  path(
    'M-58 -244 Q0 -268 58 -244 Q66 -196 40 -160 Q34 -140 50 -110 L74 -56 H-74 L-50 -110 Q-34 -140 -40 -160 Q-66 -196 -58 -244 Z',
    one,
  ) +
  path(
    'M16 -252 Q40 -250 58 -244 Q66 -196 40 -160 Q34 -140 50 -110 L74 -56 H24 Q30 -150 16 -252 Z',
    darker(one),
  ) +
  box(-42, -164, 84, 15, three);

export const weights: Prop = ({ ink, one }) =>
  `<path d="M-36 -110 Q-52 -186 0 -188 Q52 -186 36 -110" fill="none" stroke="${ink}" stroke-width="20"/>` +
  disc(0, -74, 74, ink) +
  disc(0, -74, 42, one) +
  line('M-40 -112 Q-54 -92 -54 -68', lighter(ink, 0.4), 7) +
  group(
    'translate(176 0)',
    box(-74, -46, 148, 16, '#a9b0b4', 8),
    ...[-84, -58, 42, 68].map((x, i) =>
      box(x, i % 3 === 0 ? -70 : -78, 22, i % 3 === 0 ? 64 : 78, i % 3 === 0 ? one : ink, 6),
    ),
  );

export const parcels: Prop = ({ one, paper }) =>
  [
    [-86, 0, 150, 110],
    [66, 0, 124, 84],
    [-66, -110, 112, 78],
  ]
    .map(
      ([x = 0, y = 0, w = 0, h = 0]) =>
        box(x - w / 2, y - h, w, h, '#c99a66', 4) +
        box(x + w / 6, y - h, w / 3, h, '#b48551', 4) +
        box(x - 11, y - h, 22, h, '#e6cba3') +
        box(x - w / 2 + 14, y - 34, 34, 20, paper, 2) +
        disc(x - w / 2 + 24, y - 24, 5, one),
    )
    .join('');

export const lens: Prop = ({ ink, three }) =>
  box(-44, -124, 88, 124, ink, 8) +
  box(-50, -96, 100, 34, lighter(ink, 0.18), 4) +
  times(9, (i) => box(-46 + i * 11, -94, 4, 30, ink)) +
  box(-44, -40, 88, 7, three);
