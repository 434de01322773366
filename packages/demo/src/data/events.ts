/** An event of the demo community: weekly or fortnightly from some weeks ago, or once. */
export interface SeedEvent {
  title: string;
  description: string;
  by: string;
  /** The name of the chapter whose event it is; without one it is of the whole community. */
  chapter?: string;
  place: string | null;
  link: string | null;
  timeZone: string;
  audience: 'public' | 'members' | 'chapter';
  seats: number | null;
  /** 1 is Monday. */
  weekday: number;
  /** On the clocks of the time zone. */
  time: string;
  minutes: number;
  /** Weeks from now to its first date. */
  firstWeek: number;
  /** Weeks between its dates, and how many there are; null: it takes place once. */
  series: { interval: number; count: number } | null;
}

const online = 'https://meet.guildhall.example/';

export const events: SeedEvent[] = [
  {
    title: 'Breakfast at the Corn Exchange',
    description:
      'Coffee, rolls and **one minute each**: what you do, and whom you would like to meet this week.\n\nNewcomers sit next to somebody who has been before.',
    by: 'ada-bergmann',
    chapter: 'Manchester Circle',
    place: 'Corn Exchange, Manchester',
    link: null,
    timeZone: 'Europe/London',
    audience: 'chapter',
    seats: 20,
    weekday: 2,
    time: '08:00',
    minutes: 90,
    firstWeek: -8,
    series: { interval: 1, count: 40 },
  },
  {
    title: 'Open evening for people who think of joining',
    description:
      'Three members tell how they found their first customer here. Afterwards there is soup.\n\n- Doors open half an hour before\n- Bring a business card, or a good story',
    by: 'ada-bergmann',
    place: 'Town Library, Lisbon',
    link: null,
    timeZone: 'Europe/Lisbon',
    audience: 'public',
    seats: 60,
    weekday: 4,
    time: '18:30',
    minutes: 120,
    firstWeek: 2,
    series: null,
  },
  {
    title: 'Pricing clinic',
    description:
      'Bring an offer that you are unsure about. Four people read it, and say what they would pay.',
    by: 'ada-bergmann',
    place: null,
    link: `${online}pricing-clinic`,
    timeZone: 'America/New_York',
    audience: 'members',
    seats: 8,
    weekday: 3,
    time: '12:00',
    minutes: 60,
    firstWeek: -5,
    series: { interval: 2, count: 20 },
  },
  {
    title: 'Walk along the canal',
    description: 'Two hours, two at a time, changing partners at every bridge.',
    by: 'ada-bergmann',
    chapter: 'Manchester Circle',
    place: 'Castlefield Basin, Manchester',
    link: null,
    timeZone: 'Europe/London',
    audience: 'public',
    seats: null,
    weekday: 6,
    time: '10:00',
    minutes: 120,
    firstWeek: 1,
    series: null,
  },
  {
    title: 'Workshop visit',
    description:
      'One of us opens the workshop, shows what is on the bench, and says what went wrong last month.',
    by: 'ada-bergmann',
    chapter: 'Makers of Portland',
    place: 'Portland',
    link: null,
    timeZone: 'America/Los_Angeles',
    audience: 'chapter',
    seats: 8,
    weekday: 4,
    time: '17:30',
    minutes: 90,
    firstWeek: -3,
    series: { interval: 4, count: 8 },
  },
  {
    title: 'Summer party',
    description: 'With the families, as every year.',
    by: 'ada-bergmann',
    place: 'Platt Fields Park, Manchester',
    link: null,
    timeZone: 'Europe/London',
    audience: 'members',
    seats: null,
    weekday: 6,
    time: '15:00',
    minutes: 300,
    firstWeek: -12,
    series: null,
  },
];
