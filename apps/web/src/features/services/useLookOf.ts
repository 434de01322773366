import { useLabelOf } from '../../lib/site.ts';
import { lookOf } from './service-categories.ts';

/** Icon of a category, and what it is called in the language of the reader. */
export function useLookOf(): typeof lookOf {
  const labelOf = useLabelOf();
  return (category) => {
    const { label, Icon } = lookOf(category);
    return { label: labelOf(category) ?? label, Icon };
  };
}
