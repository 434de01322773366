import { box, darker, disc, group, lighter, line, oval, path, times } from '../svg.ts';
import type { Prop } from './palette.ts';

export const storefront: Prop = ({ one, two, paper, three, ink }) =>
  box(-210, -330, 420, 330, lighter(two, 0.12)) +
  box(110, -330, 100, 330, two) +
  box(-178, -312, 356, 46, paper, 4) +
  line('M-110 -289 H40 M66 -289 H112', ink, 9) +
  box(-178, -186, 220, 150, '#cfe3e6', 3) +
  path('M-178 -36 L-70 -186 H-20 L-128 -36 Z', '#e6f2f2') +
  disc(-130, -64, 26, three) +
  box(-90, -84, 44, 48, one, 4) +
  box(-34, -108, 36, 72, paper, 4) +
  box(-178, -40, 220, 10, paper) +
  box(74, -196, 104, 196, ink, 4) +
  box(88, -180, 76, 90, '#cfe3e6', 3) +
  disc(158, -80, 6, three) +
  times(10, (i) => path(`M${-200 + i * 40} -256 h40 v54 a20 20 0 0 1 -40 0 Z`, i % 2 === 0 ? one : paper));

export const house: Prop = ({ one, two, three, paper }) =>
  box(-130, -190, 260, 190, paper) +
  box(50, -190, 80, 190, darker(paper, 0.12)) +
  path('M-160 -186 L0 -300 L160 -186 Z', one) +
  path('M0 -300 L160 -186 H60 Z', darker(one)) +
  box(70, -292, 30, 60, darker(one, 0.25)) +
  path('M-30 0 V-90 Q-30 -122 0 -122 Q30 -122 30 -90 V0 Z', two) +
  [-84, 84]
    .map((x) => box(x - 26, -150, 52, 60, three, 4) + line(`M${x} -150 v60 M${x - 26} -120 h52`, paper, 5))
    .join('');

export const street: Prop = ({ one, two, three, paper }) =>
  [
    [-240, 230, one],
    [-120, 310, paper],
    [0, 260, three],
    [120, 340, two],
    [240, 220, paper],
  ]
    .map(([x, h, color]) => {
      const [left, height, wall] = [Number(x) - 58, Number(h), String(color)];
      return (
        path(`M${left} 0 V${-height} Q${left + 58} ${-height - 60} ${left + 116} ${-height} V0 Z`, wall) +
        path(
          `M${left + 78} 0 V${-height - 26} Q${left + 104} ${-height - 14} ${left + 116} ${-height} V0 Z`,
          darker(wall, 0.12),
        ) +
        times(6, (i) =>
          path(
            `M${left + 18 + (i % 2) * 50} ${-40 - Math.floor(i / 2) * 68} v-28 a15 15 0 0 1 30 0 v28 Z`,
            darker(wall, 0.42),
          ),
        )
      );
    })
    .join('');

export const frame: Prop = ({ three, one }) =>
  times(4, (i) => box(-190 + i * 122, -330, 14, 330, one)) +
  times(4, (i) => box(-206, -330 + i * 96, 412, 14, one)) +
  line('M-184 -40 L-62 -136 M62 -136 L184 -40 M-184 -232 L-62 -136 M62 -232 L184 -330', darker(one, 0.2), 7) +
  times(6, (i) =>
    box(-170 + (i % 3) * 122, -246 + Math.floor(i / 3) * 192, 94, 54, i % 2 === 0 ? three : darker(three), 3),
  );

export const van: Prop = ({ paper, one, ink, three }) =>
  path('M-200 -40 V-190 Q-200 -206 -184 -206 H50 V-40 Z', paper) +
  path('M50 -40 V-176 H120 Q134 -176 142 -162 L178 -106 Q190 -100 190 -84 V-40 Z', one) +
  path('M70 -158 H116 L146 -106 H70 Z', '#cfe3e6') +
  box(-200, -104, 250, 20, one) +
  disc(-76, -146, 30, three) +
  [-130, 116].map((x) => disc(x, -36, 38, ink) + disc(x, -36, 17, '#b9c0c4')).join('');

export const bike: Prop = ({ ink, one, three }) =>
  [-120, 130]
    .map(
      (x) =>
        `<circle cx="${x}" cy="-68" r="64" fill="none" stroke="${ink}" stroke-width="9"/>` +
        times(8, (i) =>
          group(`rotate(${i * 22.5} ${x} -68)`, line(`M${x} -130 V-6`, lighter(ink, 0.4), 1.5)),
        ),
    )
    .join('') +
  line(
    'M-120 -68 L-52 -172 L66 -172 L0 -68 L-52 -172 M-120 -68 H0 M66 -172 L130 -68 M66 -172 L54 -216 H96',
    one,
    11,
  ) +
  line('M-60 -186 L-52 -172 M-84 -190 H-38', ink, 12) +
  box(86, -206, 104, 74, '#b98a55', 8) +
  line('M92 -182 H184 M92 -158 H184', '#8f6238', 5) +
  disc(114, -220, 20, three) +
  disc(152, -224, 22, lighter(three, 0.2));

export const curtains: Prop = ({ one, paper, shape }) =>
  box(-190, -340, 380, 300, paper, 6) +
  box(-174, -324, 348, 268, shape) +
  disc(60, -240, 44, lighter(shape, 0.5)) +
  line('M0 -324 V-56 M-174 -190 H174', paper, 10) +
  [-1, 1]
    .map((side) =>
      group(
        `scale(${side} 1)`,
        path('M-210 -352 H-70 Q-80 -180 -150 -150 Q-120 -80 -140 -16 H-210 Z', one),
        line('M-180 -340 Q-178 -180 -176 -24 M-140 -340 Q-142 -220 -164 -150', darker(one), 6),
      ),
    )
    .join('') +
  box(-226, -362, 452, 14, darker(one, 0.4), 7);

export const hills: Prop = ({ one, two, three }) =>
  path('M-700 40 L-380 -210 L-220 -96 L40 -290 L330 -70 L480 -170 L760 40 Z', lighter(two, 0.35)) +
  path('M40 -290 L330 -70 L480 -170 L760 40 H180 Q140 -140 40 -290 Z', lighter(two, 0.18)) +
  path('M-700 60 Q-420 -130 -160 -20 T360 -40 T760 -70 V200 H-700 Z', two) +
  path('M-700 110 Q-300 -30 60 70 T760 20 V240 H-700 Z', darker(two, 0.2)) +
  times(9, (i) =>
    group(
      `translate(${-520 + i * 130} ${86 + ((i * 29) % 34)})`,
      oval(0, -26, 20, 34, i % 3 === 0 ? three : one),
      line('M0 -20 V14', '#5b3b29', 5),
    ),
  );

export const lanterns: Prop = ({ one, two, three, paper }) =>
  line('M-620 -420 Q-300 -300 0 -400 Q300 -300 620 -420', paper, 4) +
  times(9, (i) => {
    const x = -520 + i * 130;
    const y = -355 + Math.cos((x / 620) * Math.PI * 2) * -26;
    return group(
      `translate(${x} ${y})`,
      oval(0, 26, 24, 30, [one, three, paper, two][i % 4] ?? one),
      line('M-9 -4 H9 M-9 56 H9', darker(three, 0.5), 5),
    );
  });

export const table: Prop = ({ paper, one, three }) =>
  path(
    'M-330 -92 H330 L346 -16 Q300 4 260 -16 Q210 4 170 -16 Q120 4 80 -16 Q40 4 0 -16 Q-40 4 -80 -16 Q-120 4 -170 -16 Q-210 4 -260 -16 Q-300 4 -346 -16 Z',
    paper,
  ) +
  box(-330, -100, 660, 14, darker(paper, 0.1), 4) +
  times(5, (i) =>
    group(
      `translate(${-240 + i * 120} -100)`,
      oval(0, -4, 44, 8, darker(paper, 0.2)),
      path('M-30 -8 H30 Q26 -34 0 -34 Q-26 -34 -30 -8 Z', i % 2 === 0 ? one : three),
    ),
  );
