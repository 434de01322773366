/** The input of the feed's pages; the route's loader and the page must ask for the same thing. */
export const FEED_PAGE = { limit: 20 };
