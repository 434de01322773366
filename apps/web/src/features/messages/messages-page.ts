/** Inputs of the message queries. */
export const MESSAGES_PAGE = { limit: 20 };
/** Around one message, as many before as after it. */
export const AROUND_PAGE = { limit: 40 };
export const REQUESTS = { limit: 20, box: 'requests' as const };
export const CONVERSATIONS = { limit: 20, box: 'inbox' as const };
