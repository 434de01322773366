import { CREATED_ONCE, PAGE, type RouteDescription, get, post } from './describe-route.ts';

export const servicesRest: RouteDescription[] = [
  get('/services', 'services.list', 'Services that can be ordered'),
  get('/services/orders', 'orders.list', 'My orders', PAGE),
  post('/services/order', 'orders.place', 'Order a service', CREATED_ONCE),
  get('/services/orders/:id/timeline', 'orders.timeline', 'What happened to an order'),
  post('/services/orders/:id/messages', 'orders.write', 'Write about an order'),
  post('/services/orders/:id/cancel', 'orders.cancel', 'Cancel an order of mine that has not begun'),
  post('/services/orders/:id/accept-quote', 'orders.acceptQuote', 'Accept the price of a quote'),
  post('/services/orders/:id/decline-quote', 'orders.declineQuote', 'Decline the price of a quote'),
];
