import { type RouteDescription, get } from './describe-route.ts';

export const dashboardRest: RouteDescription[] = [
  get('/dashboard/stats', 'dashboard.stats', 'My own numbers'),
  get('/dashboard/recommendations', 'dashboard.recommendations', 'Members who fit me, with the reasons', {
    page: true,
  }),
  get('/network/insights', 'network.insights', 'What moves my network'),
];
