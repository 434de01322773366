/** Input of the feed query, shared by the loader and the page so that they use one cache entry. */
export const FEED_PAGE = { limit: 10 };

/** Input of the saved posts query. */
export const SAVED_POSTS_PAGE = { limit: 20 };
