/** All time zones as options of a select, after one for none that is chosen. */
export const timeZoneOptions = (none: string): { value: string; label: string }[] => [
  { value: '', label: none },
  ...Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
];

/** These time zones, and the chosen one where browsers do not list it, such as UTC. */
export const zonesWith = (zones: ReturnType<typeof timeZoneOptions>, chosen: string) =>
  zones.some(({ value }) => value === chosen) ? zones : [...zones, { value: chosen, label: chosen }];
