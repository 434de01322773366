/** Whether the URL asks for the map instead of the list. */
export const isMapView = (params: URLSearchParams): boolean => params.get('view') === 'map';
