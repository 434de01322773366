/** How the member's own and kept opportunities are paged; loaders and screens have to ask alike. */
export const OPPORTUNITIES_PAGE = { limit: 20 };
