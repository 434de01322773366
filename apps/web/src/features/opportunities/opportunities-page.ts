/** Input of the queries of the member's own and saved opportunities, shared by loaders and screens. */
export const OPPORTUNITIES_PAGE = { limit: 20 };
