/** Input of the order query, shared by the loader and the list so that they use one cache entry. */
export const ORDERS_PAGE = { limit: 10 };
