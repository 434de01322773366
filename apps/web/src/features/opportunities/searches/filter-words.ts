import { opportunitiesPageMessages } from '../opportunities-page.messages.ts';
import { SWITCHES, type SavedFilter } from '../opportunity-filter.ts';
import { kindLabel } from '../opportunity-kind.ts';

const { switches } = opportunitiesPageMessages.filters;

/** What a filter says, in words, one for each part. */
export const wordsOf = (filter: SavedFilter): string[] => [
  ...(filter.search ? [filter.search] : []),
  ...(filter.kind ? [kindLabel(filter.kind)] : []),
  ...(filter.place ? [filter.place] : []),
  ...SWITCHES.filter((name) => name !== 'closing' && filter[name]).map((name) => switches[name]),
];
