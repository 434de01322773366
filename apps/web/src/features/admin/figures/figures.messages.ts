import { FIGURE_TEXTS, type FigureName } from '@guildhall/api/console/figures/figure-texts.messages';

const count = (members: number) =>
  `${members.toLocaleString('en-US')} ${members === 1 ? 'member' : 'members'}`;

/** Interface text of the figures. */
export const figuresMessages = {
  title: 'Figures',
  description: 'For the annual meeting, or any other span of days.',
  failed: 'The figures could not be loaded',
  texts: FIGURE_TEXTS,
  span: {
    label: 'Days',
    thisYear: 'This year',
    lastYear: 'Last year',
    last12Months: 'Last 12 months',
    chosen: 'Other days',
    from: 'First day',
    to: 'Last day',
    show: 'Show',
    missing: 'Choose the first and the last day.',
    wrongOrder: 'The last day is before the first one.',
  },
  csv: 'CSV',
  print: 'Print',
  sheet: {
    year: (year: string) => `The year ${year}`,
    days: (from: string, to: string) => `${from} to ${to}`,
    asOf: (day: string) => `As of ${day}`,
    growth: (now: number, before: number, from: string) =>
      now === before
        ? `${count(now)}, as many as on ${from}.`
        : `${count(now)}, ${Math.abs(now - before).toLocaleString('en-US')} ${now > before ? 'more' : 'fewer'} than on ${from}.`,
    assumed: (members: number) =>
      members === 1
        ? 'Of one of them nobody has entered since when they are a member: the day they were added counts.'
        : `Of ${members.toLocaleString('en-US')} of them nobody has entered since when they are members: the day they were added counts.`,
    before: (from: string, to: string) => `Beside each figure: ${from} to ${to}.`,
    on: (day: string) => `On ${day}`,
    dueSum: (due: number) => `of ${due.toLocaleString('en-US')} that were due`,
    theseDays: 'These days',
    yearBefore: 'A year before',
    figure: 'Figure',
  },
  lead: {
    members: 'members',
    joined: 'joined',
    gone: 'left or ended',
    introductions: 'introductions',
    value: 'business passed',
  },
  sections: {
    members: 'Members',
    platform: 'Invitations',
    introductions: 'Introductions',
    orders: 'Orders of services',
    active: 'Members who were here, by month',
    industries: FIGURE_TEXTS.industries.label,
    towns: FIGURE_TEXTS.towns.label,
  },
  active: {
    bar: (month: string, now: number, before: number) =>
      `${month}: ${now.toLocaleString('en-US')} members, ${before.toLocaleString('en-US')} a year before`,
  },
  noneStated: 'No member has stated one.',
  rows: {
    titleOf: (name: FigureName, days: string) => `${FIGURE_TEXTS[name].label}: ${days}`,
    nounOfMembers: 'members',
    nounOfIntroductions: 'introductions',
    nounOfOrders: 'orders',
    industry: (name: string) => `Industry: ${name}`,
    town: (name: string) => `Place: ${name}`,
    empty: 'Nothing was counted in these days.',
    unknown: 'There is no such figure.',
    invitedAddress: (email: string | null) => email ?? 'An invited address that hasn’t joined',
    introduction: { introduced: 'introduced', to: 'to', themselves: 'introduced themselves to' },
    status: {
      pending: 'Waiting',
      accepted: 'Accepted',
      declined: 'Declined',
      withdrawn: 'Withdrawn',
      expired: 'Expired',
      completed: 'Completed',
      in_progress: 'In progress',
      cancelled: 'Cancelled',
    },
  },
};
