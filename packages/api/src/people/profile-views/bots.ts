import { isbot } from 'isbot';

/** Whether a user agent is a bot's, or missing. */
export const isBot = (userAgent: string): boolean => userAgent.trim() === '' || isbot(userAgent);
