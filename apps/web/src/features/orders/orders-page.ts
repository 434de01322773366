/** The input of the pages of My Orders; the route's loader and the list must ask for the same thing. */
export const ORDERS_PAGE = { limit: 10 };
