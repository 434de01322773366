import { pluralsOf } from '../plurals.ts';

export const { plural, number } = pluralsOf<'one' | 'other'>('de');
