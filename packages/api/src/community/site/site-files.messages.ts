/** What the server says itself, outside the pages of the web. */
export const siteFileMessages = {
  unsubscribe: {
    question: 'Unsubscribe from these emails?',
    submit: 'Unsubscribe',
    invalid: 'This link is not valid',
    settings: 'Choose in Settings which emails you get',
    done: 'Done',
    noMore: "You won't get any more emails like this.",
    digest: 'The weekly digest',
  },
  overload: {
    429: {
      title: 'Too many requests',
      text: 'Your network has asked for a lot of pages in a short time. Please wait a little and try again.',
    },
    503: {
      title: 'This site is busy',
      text: 'More people are here than we can serve right now. Please try again in a moment.',
    },
    again: 'Try again',
  },
  feeds: {
    news: { title: 'Industry News', description: 'News for business professionals and business owners.' },
    opportunities: { title: 'Opportunities', description: 'What members are looking for.' },
  },
  /** What the picture of a link preview is of. */
  cards: {
    members: 'Member',
    businesses: 'Business',
    news: 'Article',
    posts: 'Post',
  },
};
