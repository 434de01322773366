import type { ViewportSize } from '@playwright/test';

/** Whether everything is played (`npm run test:all`), and not only what is played at every change. */
export const PLAYS_ALL = process.env['TESTS'] === 'all';

/** Of a journey that only `npm run test:all` plays, to keep `npm test` short; none about who may do what. */
export const SWEEP = { tag: '@sweep' };

export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1280, height: 800 };

/** The windows of the journeys that are played in several: at every change the phone, where most members are. */
export const DEVICES: [name: string, viewport: ViewportSize][] = PLAYS_ALL
  ? [
      ['phone', PHONE],
      ['desk', DESK],
    ]
  : [['phone', PHONE]];
