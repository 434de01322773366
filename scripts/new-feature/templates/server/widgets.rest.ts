import { CREATED, PAGE, type RouteDescription, del, get, patch, post } from './describe-route.ts';

export const widgetsRest: RouteDescription[] = [
  get('/widgets', 'widgets.list', 'Widgets, the newest first', PAGE),
  get('/widgets/:id', 'widgets.get', 'One widget'),
  post('/widgets', 'widgets.create', 'Create a widget', CREATED),
  patch('/widgets/:id', 'widgets.update', 'Change a widget of mine'),
  del('/widgets/:id', 'widgets.delete', 'Delete a widget'),
];
