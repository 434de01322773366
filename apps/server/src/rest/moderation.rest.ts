import { PAGE, type RouteDescription, get, patch, post, put } from './describe-route.ts';

/** Decisions on content and accounts: administrators make them, and the member concerned can object. */
export const moderationRest: RouteDescription[] = [
  get('/admin/reports', 'admin.reports.list', 'What members reported', PAGE),
  patch('/admin/reports/:id', 'admin.reports.decide', 'Decide on a report'),
  post(
    '/admin/decisions',
    'admin.moderation.decide',
    'Hide, delete, decline, warn or suspend, with a reason',
  ),
  get('/admin/objections', 'admin.moderation.objections', 'Decisions that members object to', PAGE),
  patch('/admin/objections/:id', 'admin.moderation.answer', 'Answer an objection'),

  get('/admin/duties', 'admin.duties.list', 'Which administrator is notified of what'),
  put('/admin/duties', 'admin.duties.set', 'Choose who is notified of what'),

  post('/decisions/:id', 'decisions.open', 'A decision on something of mine'),
  post('/decisions/:id/objection', 'decisions.object', 'Object to a decision'),
];
