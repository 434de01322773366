import { expect, test } from 'vitest';
import { nameMessages as ar } from '../../../locales/ar/ground/values/names.messages.ts';
import { nameMessages as de } from '../../../locales/de/ground/values/names.messages.ts';
import { nameMessages as es } from '../../../locales/es/ground/values/names.messages.ts';
import { nameMessages as fr } from '../../../locales/fr/ground/values/names.messages.ts';
import { nameMessages as pt } from '../../../locales/pt/ground/values/names.messages.ts';
import { PRODUCT_NAMES } from './product-names.ts';

test('the names that no community has to translate are those that the product says in each language', () => {
  for (const names of [ar, de, es, fr, pt])
    expect(Object.keys(names).toSorted()).toEqual([...PRODUCT_NAMES].toSorted());
});
