import { box, darker, disc, group, lighter, line, oval, path, times } from '../svg.ts';
import type { Prop } from './palette.ts';

export const books: Prop = ({ one, two, three, paper }) =>
  [one, three, two, darker(one, 0.25)]
    .map((color, index) => {
      const [x, y, width] = [-110 + (index % 2) * 16, -44 * (index + 1), 210 - index * 12];
      return (
        box(x, y, width, 42, color, 5) +
        box(x + width - 26, y + 6, 26, 30, paper) +
        box(x + 22, y, 9, 42, lighter(color, 0.35))
      );
    })
    .join('');

export const folders: Prop = ({ one, two, three, paper }) =>
  [one, paper, two, three, one, two]
    .map((color, index) => {
      const height = 200 + ((index * 37) % 40);
      return (
        box(-132 + index * 44, -height, 40, height, color, 4) +
        box(-122 + index * 44, -height + 26, 20, 44, color === paper ? one : paper, 3) +
        disc(-112 + index * 44, -32, 8, darker(color, 0.4))
      );
    })
    .join('');

export const papers: Prop = ({ paper, one, three }) =>
  [-13, 6, -2]
    .map((angle, index) =>
      group(
        `rotate(${angle} 0 -100)`,
        box(-78, -214, 156, 206, darker(paper, 0.12 - index * 0.06), 5),
        index === 2
          ? box(-54, -190, 64, 14, one, 3) +
              times(5, (i) => box(-54, -156 + i * 22, i === 4 ? 60 : 108, 7, darker(paper, 0.22), 3)) +
              disc(44, -40, 17, three)
          : '',
      ),
    )
    .join('');

export const pens: Prop = ({ one, two, three, paper }) =>
  [
    [-15, three],
    [-4, paper],
    [7, two],
    [17, one],
  ]
    .map(([angle, color]) =>
      group(
        `rotate(${angle})`,
        box(-6, -190, 12, 150, String(color)),
        path('M-6 -190 L0 -210 L6 -190 Z', '#e9c79d'),
      ),
    )
    .join('') +
  path('M-46 -110 H46 L40 0 H-40 Z', one) +
  path('M12 -110 H46 L40 0 H12 Z', darker(one));

export const laptop: Prop = ({ ink, paper, one, two, three }) =>
  box(-160, -218, 320, 206, ink, 14) +
  box(-146, -204, 292, 178, paper, 4) +
  box(-146, -204, 292, 26, one) +
  box(-126, -160, 118, 112, two, 6) +
  path('M-126 -76 L-92 -112 L-64 -86 L-44 -104 L-8 -70 V-48 H-126 Z', lighter(two, 0.35)) +
  disc(-36, -136, 12, three) +
  times(4, (i) => box(14, -158 + i * 24, i === 3 ? 56 : 108, 9, i === 0 ? one : darker(paper, 0.18), 4)) +
  box(14, -62, 60, 18, three, 9) +
  path('M-196 -12 H196 L184 0 H-184 Z', '#c6ccd0');

export const lamp: Prop = ({ three, ink }) =>
  oval(0, -7, 62, 11, ink) +
  line('M0 -10 L-46 -132 L34 -234', ink, 9) +
  disc(-46, -132, 10, ink) +
  group(
    'translate(34 -234) rotate(32)',
    path('M-16 -12 H16 L60 70 H-60 Z', three),
    path('M4 -12 H16 L60 70 H14 Z', darker(three)),
    oval(0, 70, 60, 9, '#fff3cf'),
  );

export const clock: Prop = ({ paper, ink, one }) =>
  disc(0, -110, 108, one) +
  disc(0, -110, 88, paper) +
  times(12, (i) => group(`rotate(${i * 30} 0 -110)`, box(-3, -190, 6, i % 3 === 0 ? 20 : 10, ink))) +
  line('M0 -110 V-168 M0 -110 L42 -88', ink, 9) +
  disc(0, -110, 9, one);

export const coins: Prop = ({ three }) =>
  [
    [-74, 3],
    [0, 6],
    [74, 9],
  ]
    .map(([x = 0, count = 0]) =>
      times(count, (i) => box(x - 34, -18 * (i + 1), 68, 15, i % 2 === 0 ? three : darker(three, 0.14), 7)),
    )
    .join('');

export const jar: Prop = ({ three, one }) =>
  path(
    'M-64 0 Q-76 0 -76 -20 V-130 Q-76 -150 -56 -158 H56 Q76 -150 76 -130 V-20 Q76 0 64 0 Z',
    '#ffffff',
    'fill-opacity="0.5"',
  ) +
  times(10, (i) =>
    oval(-42 + (i % 4) * 28, -16 - Math.floor(i / 4) * 26, 24, 12, i % 2 === 0 ? three : darker(three, 0.14)),
  ) +
  box(-62, -184, 124, 28, one, 6) +
  line('M-58 -126 V-44', '#ffffff', 8);

export const scales: Prop = ({ three, ink }) =>
  path('M-70 0 H70 L52 -20 H-52 Z', ink) +
  box(-7, -262, 14, 250, ink, 6) +
  disc(0, -264, 15, three) +
  line('M-132 -226 Q0 -268 132 -226', ink, 9) +
  [-132, 132]
    .map(
      (x) =>
        line(`M${x} -226 L${x - 52} -112 M${x} -226 L${x + 52} -112`, ink, 3) +
        path(`M${x - 62} -112 H${x + 62} Q${x + 46} -74 ${x} -74 Q${x - 46} -74 ${x - 62} -112 Z`, three),
    )
    .join('');

export const columns: Prop = ({ paper, shape }) =>
  path('M-170 -214 L0 -290 L170 -214 Z', darker(paper, 0.08)) +
  path('M-104 -222 L0 -268 L104 -222 Z', shape) +
  box(-160, -214, 320, 22, paper) +
  [-124, -42, 42, 124]
    .map((x) => box(x - 23, -192, 46, 172, paper) + box(x + 5, -192, 18, 172, darker(paper, 0.12)))
    .join('') +
  box(-170, -20, 340, 20, darker(paper, 0.06));

export const globe: Prop = ({ two, three, ink }) =>
  path('M-60 0 H60 L44 -16 H-44 Z', ink) +
  line('M0 -12 V-34 M70 -226 Q120 -130 40 -48 Q0 -28 -40 -48', ink, 9) +
  disc(0, -142, 92, two) +
  path(
    'M-70 -196 Q-20 -214 -8 -182 Q-34 -166 -26 -138 Q-62 -128 -78 -160 Z M20 -150 Q60 -172 84 -150 Q84 -104 50 -84 Q20 -104 20 -150 Z M-44 -96 Q-14 -104 -10 -62 Q-34 -56 -52 -76 Z',
    three,
  ) +
  path('M30 -228 A92 92 0 0 1 30 -56 A120 120 0 0 0 30 -228 Z', darker(two, 0.3), 'fill-opacity="0.5"');

export const keys: Prop = ({ three, one, paper }) =>
  line('M0 -228 m-46 0 a46 46 0 1 0 92 0 a46 46 0 1 0 -92 0', darker(paper, 0.35), 9) +
  [
    [24, three],
    [-14, one],
  ]
    .map(([angle, color]) =>
      group(
        `translate(0 -186) rotate(${angle})`,
        `<circle cx="0" cy="34" r="30" fill="none" stroke="${color}" stroke-width="17"/>`,
        box(-8, 62, 16, 122, String(color), 4),
        box(4, 132, 32, 14, String(color), 3),
        box(4, 162, 24, 14, String(color), 3),
      ),
    )
    .join('');

export const envelopes: Prop = ({ paper, one, three }) =>
  group(
    'rotate(-9)',
    box(-130, -178, 230, 150, three, 6),
    path('M-130 -174 L-15 -90 L100 -174 Z', darker(three)),
  ) +
  group(
    'rotate(4)',
    box(-96, -150, 240, 150, paper, 6),
    path('M-96 -146 L24 -58 L144 -146 Z', darker(paper, 0.12)),
    disc(24, -62, 19, one),
  );

export const umbrella: Prop = ({ one, two, paper, ink }) =>
  line('M0 -228 V-26 Q0 0 24 0 Q46 0 46 -22', ink, 9) +
  path(
    'M-168 -132 Q-156 -262 0 -268 Q156 -262 168 -132 Q140 -156 112 -132 Q84 -156 56 -132 Q28 -156 0 -132 Q-28 -156 -56 -132 Q-84 -156 -112 -132 Q-140 -156 -168 -132 Z',
    one,
  ) +
  path('M-56 -132 Q-60 -230 0 -268 Q60 -230 56 -132 Q28 -156 0 -132 Q-28 -156 -56 -132 Z', paper) +
  path('M112 -132 Q100 -240 0 -268 Q156 -262 168 -132 Q140 -156 112 -132 Z', two);
