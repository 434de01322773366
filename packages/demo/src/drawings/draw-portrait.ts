import { box, darker, disc, group, lighter, line, mix, oval, path, picture, times } from './svg.ts';

export type Hair =
  | 'afro'
  | 'bald'
  | 'bob'
  | 'bun'
  | 'crop'
  | 'curls'
  | 'long'
  | 'scarf'
  | 'short'
  | 'side'
  | 'tail'
  | 'waves';
export type Clothes = 'blazer' | 'collar' | 'crew' | 'apron' | 'neck';

export type Look = {
  skin: string;
  hair: Hair;
  hairColor: string;
  clothes: Clothes;
  color: string;
  wall: string;
  hasBeard: boolean;
  hasGlasses: boolean;
};

/** A portrait of nobody: a bust of flat shapes, lit from the left. */
export function drawPortrait(look: Look): string {
  return picture(
    { x: 0, y: 0, width: 400, height: 400 },
    384,
    box(0, 0, 400, 400, look.wall),
    disc(200, 196, 168, lighter(look.wall, 0.35)),
    hairBehind(look),
    body(look),
    head(look),
    hairInFront(look),
    look.hasGlasses ? glasses(look) : '',
  );
}

function body({ skin, clothes, color }: Look): string {
  const shoulders = 'M44 400 C46 336 84 312 146 300 L254 300 C316 312 354 336 356 400 Z';
  const shade = 'M214 400 L226 300 L254 300 C316 312 354 336 356 400 Z';
  const cloth = path(shoulders, color) + path(shade, darker(color, 0.12));
  const neck =
    path('M166 236 H234 V300 Q234 336 200 336 Q166 336 166 300 Z', skin) +
    path('M166 252 Q200 292 234 252 V282 Q206 304 166 268 Z', darker(skin, 0.2));
  const details: Record<Clothes, string> = {
    crew: neck + line('M158 300 Q200 366 242 300', darker(color, 0.2), 9),
    neck: path('M158 282 Q200 300 242 282 L248 322 Q200 346 152 322 Z', lighter(color, 0.12)),
    collar:
      neck +
      path('M200 346 L160 290 L138 304 L166 366 Z', lighter(color, 0.45)) +
      path('M200 346 L240 290 L262 304 L234 366 Z', lighter(color, 0.3)) +
      line('M200 350 V400', darker(color, 0.2), 3),
    blazer:
      path('M146 300 L200 400 L254 300 L240 292 H160 Z', '#f6efe4') +
      neck +
      path('M148 298 L128 318 L150 340 L140 352 L192 400 H200 Z', darker(color, 0.22)) +
      path('M252 298 L272 318 L250 340 L260 352 L208 400 H200 Z', darker(color, 0.3)),
    apron:
      neck +
      line('M158 300 Q200 350 242 300', darker(color, 0.2), 8) +
      line('M140 302 L152 372 M260 302 L248 372', '#efe4d0', 13) +
      path('M136 368 H264 V400 H136 Z', '#efe4d0'),
  };
  return (clothes === 'neck' ? neck : '') + cloth + details[clothes];
}

function head({ skin, hairColor, hair, hasBeard }: Look): string {
  const deep = mix(skin, '#4a1f1a', 0.55);
  const brow = hair === 'scarf' || hair === 'bald' ? mix(skin, '#2a1712', 0.6) : darker(hairColor, 0.15);
  return [
    oval(137, 190, 12, 18, darker(skin, 0.08)),
    oval(263, 190, 12, 18, darker(skin, 0.16)),
    path('M138 168 C138 104 262 104 262 168 C262 232 238 268 200 268 C162 268 138 232 138 168 Z', skin),
    path(
      'M214 122 C246 128 262 144 262 168 C262 232 238 268 200 268 C232 250 246 196 214 122 Z',
      darker(skin, 0.07),
    ),
    hasBeard
      ? path(
          'M139 182 C146 222 160 222 174 216 Q200 208 226 216 C240 222 254 222 261 182 C264 246 240 282 200 282 C160 282 136 246 139 182 Z',
          hairColor,
        )
      : '',
    oval(160, 214, 13, 8, mix(skin, '#d9604a', 0.3), 'fill-opacity="0.5"'),
    oval(240, 214, 13, 8, mix(skin, '#d9604a', 0.3), 'fill-opacity="0.5"'),
    line('M158 170 Q170 162 182 168 M218 168 Q230 162 242 170', brow, 5.5),
    oval(171, 187, 5, 6.5, '#2b1f1d'),
    oval(229, 187, 5, 6.5, '#2b1f1d'),
    line('M200 186 Q194 206 198 211 Q202 214 207 211', mix(skin, deep, 0.55), 4),
    line('M180 234 Q200 250 220 234', hasBeard ? lighter(deep, 0.15) : deep, 5),
  ].join('');
}

const CAP = 'M132 176 C122 92 160 70 204 72 C252 74 278 98 268 176';

function hairBehind({ hair, hairColor: color }: Look): string {
  const dark = darker(color, 0.22);
  const shapes: Partial<Record<Hair, string>> = {
    afro: disc(200, 142, 104, color) + disc(132, 176, 46, color) + disc(268, 176, 46, dark),
    bob: path('M126 262 C108 120 140 74 200 72 C260 74 292 120 274 262 Q200 286 126 262 Z', dark),
    bun: disc(200, 66, 36, dark) + path('M130 190 C124 96 276 96 270 190 Z', dark),
    long: path(
      'M116 350 C104 300 122 250 122 190 C122 104 160 70 200 70 C240 70 278 104 278 190 C278 250 296 300 284 350 Q200 372 116 350 Z',
      dark,
    ),
    waves: path(
      'M112 318 Q96 286 116 258 Q100 226 120 198 C112 110 152 68 200 68 C248 68 288 110 280 198 Q300 226 284 258 Q304 286 288 318 Q244 342 200 324 Q156 342 112 318 Z',
      dark,
    ),
    tail: path('M244 96 C318 96 322 190 296 262 Q286 286 274 262 C288 190 280 130 236 130 Z', dark),
    scarf: path('M118 330 C104 120 140 66 200 66 C260 66 296 120 282 330 Q200 372 118 330 Z', dark),
  };
  return (hair === 'bald' ? '' : path(`${CAP} Z`, dark)) + (shapes[hair] ?? '');
}

function hairInFront({ hair, hairColor: color, skin }: Look): string {
  const light = lighter(color, 0.14);
  const shapes: Record<Hair, string> = {
    bald: path('M160 144 Q178 128 206 130 Q182 136 160 144 Z', lighter(skin, 0.35), 'fill-opacity="0.7"'),
    crop: path(`${CAP} C264 142 250 124 200 122 C150 124 136 142 132 176 Z`, color),
    short:
      path(`${CAP} C262 150 256 132 238 124 C206 134 172 132 156 122 C144 136 138 150 132 176 Z`, color) +
      line('M160 96 Q186 82 220 88', light, 5),
    side:
      path(`${CAP} C262 148 254 130 236 120 C200 132 176 124 164 104 C150 124 138 146 132 176 Z`, color) +
      line('M172 94 Q206 78 244 102', light, 5),
    curls:
      times(9, (i) =>
        disc(132 + i * 17, 116 - Math.sin((i / 8) * Math.PI) * 38, 26, i % 2 === 0 ? color : light),
      ) + times(7, (i) => disc(148 + i * 17.5, 112 - Math.sin((i / 6) * Math.PI) * 12, 18, color)),
    afro: path(
      'M134 172 C136 118 264 118 266 172 C258 136 232 126 200 126 C168 126 142 136 134 172 Z',
      color,
    ),
    bob:
      path(
        'M128 214 C114 116 150 76 204 78 C254 80 284 118 272 214 C268 166 256 138 238 124 C206 146 162 150 150 146 C140 164 132 182 128 214 Z',
        color,
      ) + line('M158 106 Q190 88 226 96', light, 5),
    bun:
      path(`${CAP} C262 142 244 116 200 112 C156 116 138 142 132 176 Z`, color) +
      line('M152 126 Q176 100 204 98', light, 4),
    long:
      path(
        'M126 236 C114 118 152 74 202 74 C252 76 286 118 274 236 C270 172 250 136 204 106 C158 136 132 172 126 236 Z',
        color,
      ) + line('M146 150 Q160 116 190 96', light, 5),
    waves:
      path(
        'M122 240 Q110 210 126 188 C118 116 156 74 208 76 C256 78 284 118 274 188 Q290 212 278 240 Q262 206 262 176 C254 144 238 128 226 116 C196 142 160 150 146 158 Q140 206 122 240 Z',
        color,
      ) + line('M160 110 Q186 88 222 92', light, 5),
    tail:
      path(`${CAP} C262 142 246 122 214 112 C176 130 150 140 132 176 Z`, color) +
      line('M154 122 Q178 94 214 92', light, 5),
    scarf:
      path(
        'M120 318 C112 130 146 80 200 80 C254 80 288 130 280 318 Q240 350 200 346 Q160 350 120 318 Z M200 122 C152 122 140 164 142 196 C146 246 170 272 200 272 C230 272 254 246 258 196 C260 164 248 122 200 122 Z',
        color,
        'fill-rule="evenodd"',
      ) + line('M142 212 Q128 262 168 306 M262 176 Q276 250 214 322', darker(color, 0.16), 4),
  };
  return shapes[hair];
}

const glasses = ({ skin }: Look) =>
  group(
    '',
    ...[171, 229].map(
      (x) =>
        `<rect x="${x - 23}" y="170" width="46" height="36" rx="16" fill="${lighter(skin, 0.5)}" fill-opacity="0.25" stroke="#2c2830" stroke-width="4.5"/>`,
    ),
    line('M194 184 Q200 180 206 184 M148 184 L138 180 M252 184 L262 180', '#2c2830', 4.5),
  );
