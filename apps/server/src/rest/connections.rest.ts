import { PAGE, type RouteDescription, get, patch, post } from './describe-route.ts';

export const connectionsRest: RouteDescription[] = [
  get('/connections', 'connections.list', 'My connections and open requests, both ways', {
    ...PAGE,
    defaults: { limit: 500 },
  }),
  post('/connections/request', 'connections.request', 'Ask a member to connect'),
  patch('/connections/:id', 'connections.respond', 'Accept, decline, withdraw or remove'),
];
