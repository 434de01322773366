/** Interface text of the news. */
export const articlesMessages = {
  title: 'Industry News',
  description: 'Industry news, written by our members.',
  rss: 'RSS feed',
  write: 'Write an article',
  yours: 'Your articles',
  loading: 'Loading articles...',
  failed: 'The news could not be loaded',
  count: (shown: number, category: string) =>
    `Showing ${shown} ${shown === 1 ? 'article' : 'articles'}${category === '' ? '' : ` in ${category}`}`,
  empty: {
    title: 'No articles found',
    text: 'Try adjusting your search criteria or browse all categories',
    action: 'Browse all categories',
    firstTitle: 'No articles yet',
    first: 'Articles will appear here.',
  },
  filters: {
    search: 'Search articles',
    placeholder: 'Search articles...',
    category: 'Category',
    all: 'All',
    topics: 'Trending Topics',
  },
  article: {
    loading: 'Loading article...',
    failed: 'The article could not be loaded',
    trending: 'Trending',
    featured: 'Featured',
    readTime: (minutes: number) => `${minutes} min read`,
    tags: 'Tags',
    moreTags: (count: number) => `+${count} more`,
    originalUrl: 'First published at',
    related: 'Read next',
    browseAll: 'Browse All Articles',
    joinToRead: 'The whole article is for members. Join to read on; you come back to this page.',
    comments: 'Comments',
    joinToComment: (count: number) => {
      if (count === 0) return 'No comments yet. Join to comment.';
      return count === 1
        ? '1 comment. Join to comment, and to read it.'
        : `${count} comments. Join to comment, and to read them.`;
    },
    like: (title: string, count: number) => `Like “${title}”, ${count} so far`,
    bookmark: (title: string) => `Bookmark “${title}”`,
    saveTooltip: 'Save for later',
    unsaveTooltip: 'Remove from saved',
    share: (title: string) => `Share “${title}”`,
    shareTooltip: 'Share',
  },
  notFound: {
    title: 'Article Not Found',
    text: "The article you're looking for doesn't exist.",
    back: 'Back to News',
  },
};
