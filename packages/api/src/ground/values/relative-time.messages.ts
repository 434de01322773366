/** Ages in the product's words (spec, section 9). */
export const relativeTimeMessages = {
  justNow: 'Just now',
  hours: (hours: number) => `${hours}h ago`,
  days: (days: number) => `${days}d ago`,
  weeks: (weeks: number) => `${weeks}w ago`,
};
