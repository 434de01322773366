import { locationKey, townOf } from '@guildhall/matching';
import type { Community } from '../../ground/settings/community.schema.ts';
import { countryName, regionOf } from '../../ground/values/countries.ts';

/** The country of the community by its place, else by how it writes dates; empty where neither says it. */
export function countryOf({ place, dateLocale }: Pick<Community, 'place' | 'dateLocale'>): string {
  const ofPlace = townOf(place)?.country.toUpperCase() ?? regionOf(locationKey(place).country ?? '');
  return countryName(ofPlace ?? (dateLocale === '' ? undefined : new Intl.Locale(dateLocale).region));
}
