/** Interface text of the maps of towns, whomever they count. */
export const townsMessages = {
  views: { label: 'View', list: 'List', map: 'Map' },
  label: 'Map of towns',
  skip: 'Skip the map',
  towns: 'Towns',
  loading: 'Loading the map...',
  failed: 'The map could not be loaded',
  town: (name: string, area: string, count: string) => `${name}, ${area}: ${count}`,
  credit: 'Towns: GeoNames, CC BY 4.0. Outlines: Natural Earth.',
};
