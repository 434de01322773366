/** How many reviews are asked for at once. */
export const REVIEWS_LIMIT = 10;
