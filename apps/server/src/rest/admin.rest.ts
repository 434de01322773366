import { CREATED, PAGE, type RouteDescription, del, get, patch, post } from './describe-route.ts';
import { EDITED } from './articles.rest.ts';

export const adminRest: RouteDescription[] = [
  get('/admin/stats', 'admin.stats', 'The numbers of the community'),
  get('/admin/waiting', 'admin.waiting', 'What waits for a decision, the longest wait first'),
  get('/admin/activity', 'admin.activity', 'What happened last'),
  get('/admin/growth', 'admin.growth', 'Sign-ups and posts a day'),
  get('/admin/figures', 'admin.figures.get', 'What happened in a span of days, and a year before'),
  post('/admin/confirm-password', 'admin.confirmPassword', 'Confirm my password, for steps that ask for it'),

  get('/admin/users', 'admin.users.list', 'All members', PAGE),
  post('/admin/users', 'admin.users.add', 'Add a member, who gets a link to set a password', CREATED),
  get('/admin/users/:id', 'admin.users.get', 'A member, as administrators see them'),
  patch('/admin/users/:id', 'admin.users.update', "Change a member's profile and membership"),
  post('/admin/users/:id/resend', 'admin.users.resend', 'Send an invitation or a confirmation again'),
  post(
    '/admin/users/:id/password-link',
    'admin.users.sendPasswordLink',
    'Send a link to choose a new password',
  ),
  patch('/admin/users/:id/address', 'admin.users.changeAddress', 'Give a member another address'),
  del(
    '/admin/users/:id/second-factor',
    'admin.secondFactor.reset',
    'Turn off the second factor of a member who lost it',
  ),
  patch('/admin/users/:id/status', 'admin.users.setActive', 'Deactivate or reactivate a member'),
  patch('/admin/users/:id/role', 'admin.users.setRole', 'Make a member an administrator, or demote one'),

  get('/admin/grants', 'admin.grants.list', 'Who holds which role'),
  post('/admin/grants', 'admin.grants.give', 'Give a member a role'),
  del('/admin/grants/:userId/:role', 'admin.grants.end', 'End a role of a member'),

  get('/admin/handovers', 'admin.handovers.list', 'Offices that are handed over, open ones first'),
  get(
    '/admin/handovers/checklist/:fromUserId',
    'admin.handovers.checklist',
    'What a member holds and looks after, before it is handed over',
  ),
  post('/admin/handovers', 'admin.handovers.start', 'Begin to hand over an office', CREATED),
  post('/admin/handovers/:id/approval', 'admin.handovers.approve', 'Approve a handover, as an administrator'),
  get('/handovers/:id', 'handovers.get', 'A handover, with what hangs on the outgoing member'),
  post('/handovers/:id/confirmation', 'handovers.confirm', 'Confirm a handover, as one of the two'),
  del('/handovers/:id', 'handovers.cancel', 'Call a handover off'),

  get('/admin/posts', 'admin.posts.list', 'All posts', PAGE),
  patch('/admin/posts/:id/visibility', 'admin.posts.setVisibility', 'Hide or show a post'),
  del('/admin/posts/:id', 'admin.posts.delete', 'Delete a post; it can be restored for 30 days'),
  post('/admin/posts/:id/restore', 'admin.posts.undelete', 'Restore a deleted post'),

  get('/admin/articles', 'admin.articles.list', 'All articles, published or not', PAGE),
  post('/admin/articles', 'articles.create', 'Write an article', { ...CREATED, ...EDITED }),
  patch('/admin/articles/:id', 'articles.update', 'Change an article', EDITED),
  patch('/admin/articles/:id/status', 'admin.articles.setStatus', 'Publish, withdraw or feature an article'),
  post('/admin/articles/:id/decline', 'admin.articles.decline', 'Decline an article that a member submitted'),

  get('/admin/businesses', 'admin.businesses.list', 'All businesses', PAGE),
  post('/admin/businesses', 'businesses.admin.create', 'List a business of a member', CREATED),
  patch('/admin/businesses/:id', 'businesses.admin.update', 'Change any business'),
  patch(
    '/admin/businesses/:id/status',
    'businesses.admin.setStatus',
    'Activate, verify or feature a business',
  ),
  del('/admin/businesses/:id', 'businesses.admin.delete', 'Delete a business; it can be restored'),
  post('/admin/businesses/:id/restore', 'businesses.admin.restore', 'Restore a deleted business'),

  get('/admin/orders', 'orders.listAll', 'All orders', PAGE),
  patch('/admin/orders/:id/status', 'orders.setStatus', 'Move an order on'),
  post('/admin/orders/:id/quote', 'orders.quote', 'Name a price for an order'),
];
