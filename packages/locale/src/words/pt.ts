import { pluralsOf } from '../plurals.ts';

const portuguese = pluralsOf<'one' | 'other'>('pt');

export const { number } = portuguese;

/** CLDR has one form for 0 and 1; people write "0 membros". */
export const plural: typeof portuguese.plural = (count, forms) =>
  portuguese.plural(count === 0 ? 2 : count, forms);
