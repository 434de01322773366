import { setTimeout as wait } from 'node:timers/promises';

/** 50 to 400 ms: apart from each other, so that what failed together does not come again together. */
export const retryPause = (): Promise<void> => wait(50 + Math.random() * 350);
