import { citiesNamed } from '../gazetteer.ts';
import { townsNamed } from './town-table.ts';

const isTown = (name: string) => citiesNamed(name).length > 0 || townsNamed(name).length > 0;

/** "goettingen" as "gottingen", which "Göttingen" is without its accents. */
const withoutDigraphs = (name: string) =>
  name.replaceAll('ae', 'a').replaceAll('oe', 'o').replaceAll('ue', 'u').replaceAll('aa', 'a');

/**
 * The name of a town in the spelling of the gazetteer, whichever way its umlauts and hyphens were written. Of a town
 * that nobody knows, one spelling for all of them.
 * @param name lower-case without accents
 */
export function usualSpelling(name: string): string {
  if (isTown(name)) return name;
  const blank = name.replaceAll('-', ' ');
  const plain = withoutDigraphs(blank);
  const spellings = [
    blank,
    blank.replaceAll(' ', '-'),
    withoutDigraphs(name),
    plain,
    plain.replaceAll(' ', '-'),
  ];
  return spellings.find(isTown) ?? plain;
}
