import { box, darker, disc, group, lighter, line, oval, path, times } from '../svg.ts';
import type { Prop } from './palette.ts';

const CRUST = '#c98345';

export const loaf: Prop = () =>
  path('M-104 0 Q-112 -104 0 -108 Q112 -104 104 0 Z', CRUST) +
  path('M30 0 V-106 Q112 -98 104 0 Z', darker(CRUST)) +
  line('M-62 -58 Q-46 -88 -22 -98 M-18 -52 Q-2 -86 24 -98 M28 -50 Q44 -78 62 -84', '#f3d9ac', 9);

export const baguettes: Prop = ({ two }) =>
  [-20, -4, 13]
    .map((angle, index) =>
      group(
        `rotate(${angle}) translate(0 -14)`,
        box(-19, -232 + index * 12, 38, 220, index === 1 ? lighter(CRUST, 0.16) : CRUST, 19),
        times(4, (i) =>
          line(`M-9 ${-190 + i * 44 + index * 12} L10 ${-204 + i * 44 + index * 12}`, '#f3d9ac', 6),
        ),
      ),
    )
    .join('') +
  path('M-64 -104 H64 L52 0 H-52 Z', two) +
  path('M18 -104 H64 L52 0 H18 Z', darker(two)) +
  line('M-62 -82 H62', lighter(two, 0.25), 7);

export const board: Prop = () => box(-210, -20, 420, 20, '#8f5a34', 8) + box(-210, -20, 420, 8, '#a86f43', 4);

export const wheat: Prop = ({ three }) =>
  [-16, 0, 15]
    .map((angle) =>
      group(
        `rotate(${angle})`,
        line('M0 0 V-180', darker(three), 4),
        times(6, (i) =>
          [-1, 1]
            .map((side) =>
              oval(
                side * 11,
                -170 - i * 16,
                7,
                14,
                three,
                `transform="rotate(${side * 26} ${side * 11} ${-170 - i * 16})"`,
              ),
            )
            .join(''),
        ),
      ),
    )
    .join('');

export const cup: Prop = ({ paper, one }) =>
  oval(0, -5, 92, 13, darker(paper, 0.18)) +
  oval(0, -9, 92, 13, paper) +
  line('M58 -74 Q104 -74 92 -46 Q82 -24 50 -26', darker(paper, 0.1), 12) +
  path('M-66 -92 H66 Q66 -12 0 -12 Q-66 -12 -66 -92 Z', one) +
  path('M20 -92 H66 Q66 -18 14 -12 Z', darker(one)) +
  oval(0, -92, 66, 13, darker(one, 0.3)) +
  oval(0, -90, 54, 9, '#5b3424') +
  line('M-18 -122 Q-34 -146 -18 -168 Q-4 -188 -18 -210 M18 -126 Q4 -148 18 -170', paper, 6);

export const pot: Prop = ({ two }) =>
  line('M44 -206 Q108 -200 96 -112', darker(two, 0.35), 15) +
  path('M-52 0 H52 L36 -104 H-36 Z', two) +
  path('M8 0 H52 L36 -104 H6 Z', darker(two)) +
  path('M-36 -112 H36 L56 -220 H-40 L-74 -210 Z', lighter(two, 0.18)) +
  path('M6 -112 H36 L56 -220 H8 Z', darker(two, 0.05)) +
  box(-40, -114, 80, 12, darker(two, 0.3), 4) +
  path('M-42 -222 Q4 -256 58 -222 Z', darker(two, 0.1)) +
  disc(7, -248, 11, darker(two, 0.4));

export const bowl: Prop = ({ one, three, two }) =>
  disc(-48, -100, 42, three) +
  disc(34, -108, 46, lighter(three, 0.2)) +
  disc(-4, -138, 42, two) +
  line('M-4 -178 Q2 -196 16 -200', '#5d4a2f', 6) +
  path('M-120 -92 H120 Q112 0 0 0 Q-112 0 -120 -92 Z', one) +
  path('M34 -92 H120 Q112 -4 22 0 Z', darker(one)) +
  line('M-114 -76 Q0 -58 114 -76', lighter(one, 0.25), 6);

export const cloche: Prop = ({ paper, three }) =>
  oval(0, -8, 168, 15, darker(paper, 0.2)) +
  oval(0, -14, 168, 15, paper) +
  path('M-132 -18 Q-128 -150 0 -152 Q128 -150 132 -18 Z', '#c3ccd0') +
  path('M36 -18 Q60 -110 18 -151 Q128 -146 132 -18 Z', '#9aa7ae') +
  line('M-100 -46 Q-92 -106 -42 -126', '#f1f5f5', 9) +
  disc(0, -162, 14, three);

export const bottle: Prop = ({ two, paper, one }) =>
  path('M-40 0 V-150 Q-40 -186 -15 -200 V-266 H15 V-200 Q40 -186 40 -150 V0 Z', two) +
  path('M10 0 V-266 H15 V-200 Q40 -186 40 -150 V0 Z', darker(two, 0.25)) +
  box(-40, -124, 80, 76, paper) +
  box(-24, -104, 48, 8, one) +
  box(-24, -86, 30, 6, darker(paper, 0.25)) +
  box(-17, -274, 34, 30, one, 3);

export const glass: Prop = ({ one }) =>
  oval(0, -4, 44, 8, '#ffffff', 'fill-opacity="0.55"') +
  line('M0 -6 V-104', '#ffffff', 6) +
  path('M-50 -212 H50 Q62 -100 0 -100 Q-62 -100 -50 -212 Z', '#ffffff', 'fill-opacity="0.45"') +
  path('M-53 -168 H53 Q54 -106 0 -106 Q-54 -106 -53 -168 Z', one) +
  path('M14 -168 H53 Q54 -108 6 -106 Z', darker(one));

export const grapes: Prop = ({ three }) =>
  [
    [-30, -24],
    [0, -22],
    [30, -24],
    [-46, -50],
    [-15, -52],
    [16, -52],
    [46, -50],
    [-30, -78],
    [2, -80],
    [32, -78],
  ]
    .map(
      ([x = 0, y = 0], index) =>
        disc(x, y, 21, index % 3 === 0 ? darker(three, 0.1) : three) +
        disc(x - 6, y - 7, 5, lighter(three, 0.4)),
    )
    .join('');

export const stool: Prop = ({ three }) =>
  line('M-34 -150 L-50 0 M34 -150 L50 0 M-43 -64 H43', '#5b3b29', 10) + box(-62, -166, 124, 20, three, 10);
