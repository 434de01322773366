import {
  CREATED,
  CREATED_ONCE,
  PAGE,
  type RouteDescription,
  del,
  get,
  patch,
  post,
  put,
} from './describe-route.ts';

/** The directory, with reviews and teams. */
export const businessesRest: RouteDescription[] = [
  get('/businesses', 'businesses.list', 'The directory', PAGE),
  get('/businesses/facets', 'businesses.facets', 'How many businesses each filter would find'),
  get('/businesses/slug/:slug', 'businesses.get', 'One business'),
  post('/businesses', 'businesses.create', 'List a business of mine', CREATED_ONCE),
  patch('/businesses/:id', 'businesses.update', 'Change a business of mine'),
  post('/businesses/:id/contact', 'businesses.contact', 'Write to the owner of a business', CREATED_ONCE),
  get('/businesses/:id/activity', 'businesses.activity.get', 'Thirty days of visits, for the owner'),
  post('/businesses/:id/actions', 'businesses.activity.record', 'Count a call, mail or click of a visitor'),
  put('/businesses/:id/favourite', 'businesses.favourites.set', 'Save a business, or no longer'),
  get('/user/businesses', 'businesses.mine', 'My own businesses'),

  get('/businesses/:businessId/reviews', 'businesses.reviews.list', 'Reviews of a business', PAGE),
  get(
    '/businesses/:businessId/reviews/mine',
    'businesses.reviews.mine',
    'My own review of a business, or null',
  ),
  post(
    '/businesses/:businessId/reviews',
    'businesses.reviews.write',
    'Review a business, or change my review',
    CREATED,
  ),
  put('/reviews/:id/reply', 'businesses.reviews.reply', 'Answer a review as the owner'),
  post('/reviews/:id/report', 'businesses.reviews.report', 'Report a review'),

  get('/businesses/:businessId/employees', 'businesses.team.list', 'The confirmed team of a business'),
  get(
    '/businesses/:businessId/team',
    'businesses.team.manage',
    'The team with open invitations, for the owner',
  ),
  post(
    '/businesses/:businessId/employees',
    'businesses.team.invite',
    'Invite a member into the team',
    CREATED,
  ),
  del('/employees/:id', 'businesses.team.remove', 'Take someone off a team, or leave it'),
  get('/user/invitations', 'businesses.team.invitations', 'Invitations of teams to me'),
  put('/user/invitations/:id', 'businesses.team.answer', 'Accept or decline an invitation'),
];
