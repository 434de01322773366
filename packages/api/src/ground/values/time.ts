/** Milliseconds of a day of 24 hours. */
export const DAY_MS = 86_400_000;

/**
 * Whether this runtime knows the name of a time zone. Offsets such as +02:00 are refused: PostgreSQL reads them with
 * the opposite sign.
 */
export function isTimeZone(zone: string): boolean {
  try {
    return !/^[+-]/.test(new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone);
  } catch {
    return false;
  }
}
