/** Milliseconds of a day of 24 hours, for what stands below the API. */
export const DAY_MS = 86_400_000;
