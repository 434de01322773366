/** What an entry of a calendar program says besides the event's own words. */
export const calendarFileMessages = {
  waiting: 'You’re on the waitlist.',
  joinOnline: (link: string) => `Join online: ${link}`,
};
