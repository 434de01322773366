const MEETINGS_PAGE = 5;

/** The input of a chapter's events; the route's loader and the page must ask for the same. */
export const meetingsInput = (chapter: string) => ({ chapter, limit: MEETINGS_PAGE });
