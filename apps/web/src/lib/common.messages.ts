/** Labels that mean the same in every feature. */
export const commonMessages = {
  issues: {
    tooShort: (least: number) => `Use at least ${least} characters.`,
    email: 'Enter an email address, such as ana@example.com.',
    missing: 'This is required.',
    required: new Map([
      ['firstName', 'Enter your first name.'],
      ['password', 'Enter your password.'],
    ]),
  },
  cancel: 'Cancel',
  close: 'Close',
  filters: (chosen: number) => (chosen === 0 ? 'Filters' : `Filters (${chosen})`),
  jobTitleAt: (title: string, company: string) => `${title} at ${company}`,
  customQuote: 'Custom Quote',
  dismiss: 'Dismiss',
  notification: 'Notification',
  loadMore: 'Load more',
  loading: 'Loading...',
  pictureFailed: 'The picture could not be saved. Please try again.',
  pictureInterrupted: 'The upload was interrupted. Please try again in a moment.',
  save: 'Save',
  showLess: 'Show less',
  showMore: 'Show more',
  signOutFailed: { title: 'Error', description: 'Could not sign you out. Please try again.' },
  tryAgain: 'Try again',
};
