/** Labels that mean the same in every feature. */
export const commonMessages = {
  cancel: 'Cancel',
  close: 'Close',
  dismiss: 'Dismiss',
  notification: 'Notification',
  loadMore: 'Load more',
  loading: 'Loading...',
  save: 'Save',
  showLess: 'Show less',
  showMore: 'Show more',
  tryAgain: 'Try again',
};
