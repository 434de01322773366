/** The words of reviews; the texts of empty ones stand with the page's. */
export const reviewsMessages = {
  failed: 'The reviews could not be loaded',
  loading: 'Loading reviews...',
  write: 'Write a Review',
  edit: 'Edit Your Review',
  signIn: 'Sign in to write a review',
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
    edit: 'Edit Reply',
    label: 'Your reply',
    save: 'Save Reply',
  },
  report: {
    action: 'Report',
    title: 'Report this review',
    label: 'What is wrong with it?',
    send: 'Send Report',
    sent: { title: 'Report sent', description: 'Thank you. An administrator will look at it.' },
  },
};
