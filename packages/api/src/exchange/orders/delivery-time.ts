const DAYS: Record<string, number> = { hour: 1 / 24, day: 1, week: 7, month: 30 };
const WORKING_WEEK = 5;

/** Upper bound in days of a delivery time such as '2-3 weeks' or '10 business days'; null when the text has none. */
export function deliveryDays(words: string | null): number | null {
  const found =
    /(?<!\d)(\d{1,3})\s*(?:(?:-|–|to)\s*(\d{1,3}))?\s*(business |working )?(hour|day|week|month)s?\b/i.exec(
      words ?? '',
    );
  if (!found) return null;
  const [, from, to, working, unit = 'day'] = found;
  const count = Number(to ?? from);
  const days = count * (DAYS[unit.toLowerCase()] ?? 1);
  return Math.ceil(working ? (days * 7) / WORKING_WEEK : days);
}
