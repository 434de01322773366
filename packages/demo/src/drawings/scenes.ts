import { foodScenes } from './scenes/food.ts';
import { officeScenes } from './scenes/office.ts';
import { placesScenes } from './scenes/places.ts';
import { studioScenes } from './scenes/studio.ts';

/** One for each trade, and a few for what articles are about. */
export const SCENES = { ...foodScenes, ...officeScenes, ...placesScenes, ...studioScenes };

export type SceneName = keyof typeof SCENES;
