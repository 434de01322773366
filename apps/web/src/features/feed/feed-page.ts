/** The input of the feed's pages; the route's loader and the page must ask for the same thing. */
export const FEED_PAGE = { limit: 20 };

/** The input of the pages of saved posts. */
export const SAVED_POSTS_PAGE = { limit: 20 };
