import { type RouteDescription, get, put } from './describe-route.ts';

export const profileRest: RouteDescription[] = [
  get('/profile/:username', 'profile.get', 'The public profile of a member'),
  put('/profile', 'profile.update', 'Change my profile'),
];
