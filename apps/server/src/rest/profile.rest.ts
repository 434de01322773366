import { type RouteDescription, get, post, put } from './describe-route.ts';

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
];
