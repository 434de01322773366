import { pluralsOf } from '../plurals.ts';

// With the digits of the rest of the page: amounts, phone numbers, dates.
export const { plural, number } = pluralsOf<'one' | 'two' | 'few' | 'many' | 'other'>('ar-u-nu-latn');
