/** Reviews per page. */
export const REVIEWS_LIMIT = 10;
