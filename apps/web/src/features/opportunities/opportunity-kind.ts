import { opportunityKindMessages as messages } from './opportunity-kind.messages.ts';

/** A kind as it is shown: members and imports write it with a small letter, too, and in words of their own. */
export const kindLabel = (kind: string): string =>
  messages.kinds.get(kind.toLowerCase()) ?? kind.charAt(0).toLocaleUpperCase() + kind.slice(1);
