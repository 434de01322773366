import { nameMessages } from './names.messages.ts';

/** How an industry or a category is called on the page. */
export const shownName = (stored: string): string =>
  Object.hasOwn(nameMessages, stored) ? (nameMessages[stored] ?? stored) : stored;
