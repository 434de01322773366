const completedKey = (userId: number) => `guildhall:tour-completed:${userId}`;
const SKIPPED = 'guildhall:tour-skipped';

/** Whether this browser offers the tour: not after it was completed, and not between skipping it and the next sign-in. */
export const isTourDue = (userId: number): boolean =>
  localStorage.getItem(completedKey(userId)) === null && localStorage.getItem(SKIPPED) === null;

export const setTourCompleted = (userId: number): void =>
  localStorage.setItem(completedKey(userId), new Date().toISOString());

export const setTourSkipped = (): void => localStorage.setItem(SKIPPED, new Date().toISOString());

/** A new sign-in offers a skipped tour again. */
export const clearTourSkipped = (): void => localStorage.removeItem(SKIPPED);
