/** The time zone of a state, else of a country; businesses elsewhere have no hours in the demo. */
const ZONES: Record<string, string> = {
  OR: 'America/Los_Angeles',
  WA: 'America/Los_Angeles',
  CA: 'America/Los_Angeles',
  TX: 'America/Chicago',
  IL: 'America/Chicago',
  NY: 'America/New_York',
  Ireland: 'Europe/Dublin',
  Portugal: 'Europe/Lisbon',
  Spain: 'Europe/Madrid',
  'United Kingdom': 'Europe/London',
};

const OFFICE = [{ opens: '09:00', closes: '17:30' }];
const SHOP = [{ opens: '10:00', closes: '18:00' }];
const LUNCH = [
  { opens: '08:00', closes: '12:30' },
  { opens: '14:00', closes: '18:00' },
];
const EVENING = [{ opens: '17:00', closes: '01:00' }];

/** Of restaurants, past midnight. */
const EVENINGS = {
  mon: [],
  tue: EVENING,
  wed: EVENING,
  thu: EVENING,
  fri: EVENING,
  sat: EVENING,
  sun: SHOP,
};

const WEEKS = [
  { mon: OFFICE, tue: OFFICE, wed: OFFICE, thu: OFFICE, fri: OFFICE, sat: [], sun: [] },
  { mon: [], tue: SHOP, wed: SHOP, thu: SHOP, fri: SHOP, sat: SHOP, sun: [] },
  { mon: LUNCH, tue: LUNCH, wed: LUNCH, thu: LUNCH, fri: LUNCH, sat: SHOP, sun: [] },
];

type Place = { tags: string; state: string | null; country: string };

/** Plausible hours for the trade and place of a business; null where its time zone is not listed. */
export function planHours(id: number, { tags, state, country }: Place) {
  const timeZone = ZONES[state ?? ''] ?? ZONES[country];
  const days = /restaurant|dining/.test(tags) ? EVENINGS : WEEKS[id % WEEKS.length];
  return timeZone && days ? { timeZone, days } : null;
}
