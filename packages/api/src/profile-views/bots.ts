import { isbot } from 'isbot';

/** Whether a user agent is no person's browser; one that names nothing at all is none either. */
export const isBot = (userAgent: string): boolean => userAgent.trim() === '' || isbot(userAgent);
