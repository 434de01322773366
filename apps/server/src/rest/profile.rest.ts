import { CREATED, type RouteDescription, del, get, post, put } from './describe-route.ts';

export const profileRest: RouteDescription[] = [
  get('/profile/:username', 'profile.get', 'The public profile of a member'),
  post('/profile/:id/report', 'profile.report', 'Report a member'),
  get('/profile/understood', 'profile.understood', 'How my profile is read'),
  put(
    '/profile/understood',
    'profile.correctUnderstood',
    'Have what is read of my profile read as something else, or left out',
  ),
  put('/profile', 'profile.update', 'Change my profile'),
  get('/profile/:username/works', 'profile.works.list', 'What a member shows of their work'),
  post('/profile/works', 'profile.works.create', 'Show a sample of my work', CREATED),
  put('/profile/works/order', 'profile.works.order', 'Put the samples of my work in an order'),
  put('/profile/works/:id', 'profile.works.update', 'Change a sample of my work'),
  del('/profile/works/:id', 'profile.works.delete', 'Delete a sample of my work'),
];
