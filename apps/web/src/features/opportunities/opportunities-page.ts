/** Input of the queries of the member's own and saved opportunities, shared by loaders and screens. */
export const OPPORTUNITIES_PAGE = { limit: 20 };

/** The id that an address such as `12-website-for-a-gym` begins with; one that no opportunity has for any other. */
export const idOf = (ref: string | undefined): number => {
  const id = Number(/^\d{1,9}(?=-|$)/.exec(ref ?? '')?.[0]);
  return id > 0 ? id : 2_147_483_647;
};
