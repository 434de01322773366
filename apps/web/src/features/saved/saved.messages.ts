/** Interface text of the saved lists. */
export const savedMessages = {
  title: 'Saved',
  description: 'Saved for later. Only you can see this.',
  tabs: {
    label: 'Saved lists',
    posts: 'Posts',
    articles: 'Articles',
    businesses: 'Businesses',
    opportunities: 'Opportunities',
  },
  posts: {
    label: 'Saved posts',
    failed: 'Your saved posts could not be loaded',
    empty: 'No saved posts yet',
    text: "Bookmark a post in the feed and you'll find it here.",
    action: 'Go to the feed',
  },
  articles: {
    failed: 'Your saved articles could not be loaded',
    empty: 'No saved articles yet',
    text: 'Bookmark an article to read it later.',
    action: 'Browse the news',
  },
  opportunities: {
    label: 'Saved opportunities',
    loading: 'Loading saved opportunities...',
    failed: 'Your saved opportunities could not be loaded',
    empty: 'No saved opportunities yet',
    text: 'Save an opportunity to come back to it later.',
    action: 'See opportunities',
  },
};
