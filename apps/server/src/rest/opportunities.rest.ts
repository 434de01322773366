import { CREATED_ONCE, type RouteDescription, get, post, put } from './describe-route.ts';

export const opportunitiesRest: RouteDescription[] = [
  get('/opportunities/detailed', 'opportunities.list', 'Open opportunities, the best fit first'),
  post('/opportunities', 'opportunities.create', 'Post an opportunity', CREATED_ONCE),
  post('/opportunities/:id/apply', 'opportunities.sendApplication', 'Apply for an opportunity'),
  put('/opportunities/:id/save', 'opportunities.save', 'Save an opportunity, or no longer'),
  post('/opportunities/:id/close', 'opportunities.close', 'Close an opportunity of mine'),
];
