import type { ViewportSize } from '@playwright/test';

/** Whether everything is played (`npm run test:all`), and not only what is played at every change. */
export const PLAYS_ALL = process.env['TESTS'] === 'all';

export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1280, height: 800 };

/** The windows of the journeys that are played in several: at every change the phone, where most members are. */
export const DEVICES: [name: string, viewport: ViewportSize][] = PLAYS_ALL
  ? [
      ['phone', PHONE],
      ['desk', DESK],
    ]
  : [['phone', PHONE]];
