/** Labels that mean the same in every feature. */
export const commonMessages = {
  cancel: 'Cancel',
  close: 'Close',
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
  tryAgain: 'Try again',
};
