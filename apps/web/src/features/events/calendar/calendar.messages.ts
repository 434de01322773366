/** Interface text of calendars. */
export const calendarMessages = {
  add: 'Add to calendar',
  subscribe: 'Subscribe in your calendar',
  loading: 'Loading your calendar...',
  failed: 'Your calendar could not be loaded',
  about:
    'Your calendar app reads your events at a secret address and stays up to date: new dates, moved ones, canceled ones.',
  create: 'Get an address',
  existing: (date: string) =>
    `You’ve had an address since ${date}. It was shown only once; if you no longer have it, get a new one. The old one then stops working.`,
  replace: 'Get a new address',
  remove: 'Stop sharing my calendar',
  removed: 'Your calendar’s address no longer works',
  scope: { label: 'Which events', mine: 'Those I’ve signed up for', all: 'All events' },
  address: 'Address of your calendar',
  once: 'It’s shown only once. Anyone who has it can see these events, so keep it to yourself.',
  copy: 'Copy address',
  open: 'Open in calendar app',
};
