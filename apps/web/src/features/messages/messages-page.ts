/** Inputs of the message queries. */
export const MESSAGES_PAGE = { limit: 20 };
export const REQUESTS = { limit: 20, box: 'requests' as const };
export const CONVERSATIONS = { limit: 20, box: 'inbox' as const };
