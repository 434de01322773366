/** Interface text of reviews; the texts of missing parts are in businesses.messages.ts. */
export const reviewsMessages = {
  failed: 'The reviews could not be loaded',
  loading: 'Loading reviews...',
  write: 'Write a Review',
  edit: 'Edit Your Review',
  join: 'Join to write a review',
  signIn: 'Sign in to write a review',
  section: 'Ratings',
  by: (name: string) => `Review by ${name}`,
  optional: 'Optional',
  form: {
    rating: 'Your rating',
    title: 'Title',
    comment: 'Comment',
    placeholder: 'What should others know?',
    submit: 'Submit Review',
    save: 'Save Review',
  },
  saved: { title: 'Thank you!', description: 'Your review has been saved.' },
  reply: {
    from: 'Reply from the owner',
    write: 'Reply',
    edit: 'Edit reply',
    label: 'Your reply',
    save: 'Save reply',
  },
  report: {
    action: 'Report',
    actionLabel: (name: string) => `Report the review by ${name}`,
    title: 'Report this review',
    sent: { title: 'Report sent', description: 'Thank you. An administrator will look at it.' },
  },
};
