import { nameMessages } from '@guildhall/api/ground/values/names.messages';
import { useLabelOf } from './site.ts';

/** How an industry or a category is called on the page: as the community says in this language, else as the product does. */
export function useShownName(): (stored: string) => string {
  const labelOf = useLabelOf();
  return (stored) =>
    labelOf(stored) ?? (Object.hasOwn(nameMessages, stored) ? nameMessages[stored] : undefined) ?? stored;
}
