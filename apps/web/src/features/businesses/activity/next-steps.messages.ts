/** Interface text of what the page of a business still lacks. */
export const nextStepsMessages = {
  title: 'Next steps',
  titleOf: (business: string) => `Next steps for ${business}`,
  text: 'What clients look for before they write to you.',
  steps: {
    pictures: 'Add photos',
    prices: 'Add prices of your services',
    hours: 'Add opening hours',
    review: 'Share the page for a first review',
  },
};
