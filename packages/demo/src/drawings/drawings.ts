import { drawPortrait } from './draw-portrait.ts';
import { drawEmblem, drawScene } from './draw-scene.ts';
import type { Drawing } from './drawing.ts';
import { LOOKS } from './looks.ts';
import { SCENES } from './scenes.ts';
import { COVERS, GALLERIES, HEROES, INLINE_PICTURES, POST_PICTURES } from './shown.ts';
import { WORKS } from './works.ts';

const STRIP_WIDTH = 1_200;
const SCENE_WIDTH = 960;
const EMBLEM_WIDTH = 384;

/** Every picture of the demo by its name: `portrait maya-torres`, `cover table-sept`, `scene cafe sun`. */
export function listDrawings(): Map<string, Drawing> {
  const drawings = new Map<string, Drawing>();
  for (const [username, look] of LOOKS)
    drawings.set(`portrait ${username}`, { svg: drawPortrait(look), kind: 'portrait' });
  for (const [slug, [scene, palette]] of Object.entries(COVERS)) {
    const strip = drawScene(SCENES[scene], palette, { width: STRIP_WIDTH, frame: 'strip' });
    drawings.set(`cover ${slug}`, { svg: strip, kind: 'scene', width: STRIP_WIDTH });
    drawings.set(`logo ${slug}`, {
      svg: drawEmblem(SCENES[scene], palette),
      kind: 'scene',
      width: EMBLEM_WIDTH,
    });
  }
  const works = Object.values(WORKS).flatMap((shown) =>
    shown.flatMap(({ picture }) => (picture ? [picture] : [])),
  );
  const described = [...Object.values(GALLERIES), ...Object.values(POST_PICTURES), works].flat();
  const inline = Object.values(INLINE_PICTURES);
  for (const [scene, palette] of [...Object.values(HEROES), ...inline, ...described]) {
    const svg = drawScene(SCENES[scene], palette, { width: SCENE_WIDTH, frame: 'full' });
    drawings.set(`scene ${scene} ${palette}`, { svg, kind: 'scene', width: SCENE_WIDTH });
  }
  return drawings;
}
