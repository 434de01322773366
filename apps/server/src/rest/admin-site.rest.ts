import { CREATED, PAGE, type RouteDescription, del, get, patch, post, put } from './describe-route.ts';

/** Banners, settings, deliveries and the audit log. */
export const adminSiteRest: RouteDescription[] = [
  patch('/admin/reviews/:id/status', 'businesses.reviews.moderate', 'Show or hide a review'),
  patch('/admin/short-links/:code', 'shortLinks.takeDown', 'Take a short link down, or put it back'),

  get('/admin/banners', 'admin.banners.list', 'All banners'),
  post('/admin/banners', 'admin.banners.create', 'Make a banner', CREATED),
  put('/admin/banners/:id', 'admin.banners.update', 'Change a banner'),
  del('/admin/banners/:id', 'admin.banners.delete', 'Delete a banner'),

  get('/admin/services', 'admin.services.list', 'All services, on offer or not'),
  post('/admin/services', 'admin.services.create', 'Add a service', CREATED),
  patch('/admin/services/:id', 'admin.services.update', 'Change a service, or take it off offer'),
  del('/admin/services/:id', 'admin.services.delete', 'Delete a service that nobody has ordered'),

  get('/admin/industries', 'admin.industries.list', 'The industries and categories, in their order'),
  post('/admin/industries', 'admin.industries.add', 'Add an industry', CREATED),
  patch('/admin/industries/:id', 'admin.industries.update', 'Rename, move or retire an industry'),
  post('/admin/industries/:id/merge', 'admin.industries.merge', 'Merge an industry into another'),

  get('/admin/settings', 'admin.settings.get', 'The settings of the community'),
  patch('/admin/settings', 'admin.settings.update', 'Change the settings of the community'),

  get('/admin/community', 'admin.community.get', 'Name, look and words of the community'),
  patch('/admin/community', 'admin.community.update', 'Change name, look and words of the community'),

  get(
    '/admin/community/own-words',
    'admin.community.previewWords',
    'What the product would say in own words for its terms',
  ),

  get('/admin/registration', 'admin.registration.get', 'Who may join'),
  patch('/admin/registration', 'admin.registration.update', 'Change who may join'),

  get('/admin/providers', 'admin.providers.list', 'The services that members may also sign in with'),
  post('/admin/providers/test', 'admin.providers.test', 'Whether a service answers under its issuer'),
  post('/admin/providers', 'admin.providers.add', 'Add a service to sign in with', CREATED),
  patch(
    '/admin/providers/:id',
    'admin.providers.update',
    'Rename a service, or give it another client or secret',
  ),
  del('/admin/providers/:id', 'admin.providers.remove', 'Remove a service to sign in with'),

  get('/admin/deliveries/failed', 'admin.deliveries.listFailed', 'Mails and CRM calls that failed for good'),
  post('/admin/deliveries/send-again', 'admin.deliveries.sendAgain', 'Send failed deliveries once more'),

  get('/admin/audit', 'audit.list', 'Who did what, the newest first', PAGE),
];
