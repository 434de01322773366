import { setTimeout as wait } from 'node:timers/promises';

/** 50 to 400 ms with jitter, so that transactions that conflicted do not retry at the same moment. */
export const retryPause = (): Promise<void> => wait(50 + Math.random() * 350);
