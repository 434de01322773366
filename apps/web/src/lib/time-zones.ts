/** All time zones as options of a select, after one for none that is chosen. */
export const timeZoneOptions = (none: string): { value: string; label: string }[] => [
  { value: '', label: none },
  ...Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
];
