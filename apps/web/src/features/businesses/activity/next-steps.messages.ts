/** Interface text of what the page of a business still lacks. */
export const nextStepsMessages = {
  title: 'Next steps',
  titleOf: (business: string) => `Next steps for ${business}`,
  text: 'What clients look for before they write to you.',
  steps: {
    contact: 'Add a phone, email or website',
    services: 'Add your services and prices',
    prices: 'Add prices of your services',
    pictures: 'Add photos',
    logo: 'Add a logo',
    hours: 'Add opening hours',
    review: 'Share the page for a first review',
  },
};
