import { regionOf } from '@guildhall/api/ground/values/countries';

/** What browsers know beside the types: the method, and before it the property. */
type ZonedLocale = Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] };

/** The time zones of a country by its name; none where the name is unknown, or the browser does not know them. */
export function zonesOfCountry(country: string): { value: string; label: string }[] {
  const region = regionOf(country);
  if (region === undefined) return [];
  const place: ZonedLocale = new Intl.Locale(`und-${region}`);
  const zones = place.getTimeZones?.() ?? place.timeZones ?? [];
  return zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}
