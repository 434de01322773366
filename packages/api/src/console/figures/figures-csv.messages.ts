/** The headings of the files with figures and attendance, beside the names of the figures. */
export const figuresCsvMessages = {
  figure: 'Figure',
  currency: 'Currency',
  definition: 'Definition',
  introductions: (figure: string) => `Introductions: ${figure}`,
  orders: (figure: string) => `Orders: ${figure}`,
  detail: (figure: string, detail: string) => `${figure}: ${detail}`,
  span: (from: string, to: string) => `${from} to ${to}`,
  date: 'Date',
  allDates: 'All dates',
  name: 'Name',
  guest: 'Guest',
};
