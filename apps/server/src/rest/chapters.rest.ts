import { CREATED_ONCE, PAGE, type RouteDescription, del, get, patch, post, put } from './describe-route.ts';

export const chaptersRest: RouteDescription[] = [
  get('/chapters', 'chapters.list', 'Open chapters, by name', PAGE),
  get('/chapters/mine', 'chapters.mine', 'Chapters of mine, with invitations and requests'),
  get('/chapters/:slug', 'chapters.get', 'One chapter'),
  post('/chapters', 'chapters.create', 'Create a chapter', CREATED_ONCE),
  patch('/chapters/:slug', 'chapters.update', 'Replace what a chapter says, and how it is joined'),
  put('/chapters/:slug/closed', 'chapters.setClosed', 'Close a chapter, or open it again'),
  get('/chapters/:slug/members', 'chapters.members.list', 'Who belongs to a chapter', PAGE),
  put('/chapters/:slug/join', 'chapters.members.join', 'Join, ask to join, or accept an invitation'),
  del('/chapters/:slug/join', 'chapters.members.withdraw', 'Leave, or take a request or an invitation back'),
  put('/chapters/:slug/members/:userId', 'chapters.members.setRole', 'Give a member another role'),
  del('/chapters/:slug/members/:userId', 'chapters.members.remove', 'Remove a member from a chapter'),
  post(
    '/chapters/:slug/members/:userId/hand-over',
    'chapters.members.handOver',
    'Make another member the leader in my place',
  ),
  get('/chapters/:slug/posts', 'chapters.posts.list', 'What members of a chapter read there alone', PAGE),
  post(
    '/chapters/:slug/posts',
    'chapters.posts.create',
    'Write a post for the members of a chapter',
    CREATED_ONCE,
  ),
  get('/chapters/:slug/requests', 'chapters.requests.list', 'Who asks to join, or is invited', PAGE),
  put('/chapters/:slug/requests/:userId', 'chapters.requests.decide', 'Let someone in who asks, or not'),
  post('/chapters/:slug/invitations', 'chapters.invitations.create', 'Invite a member to a chapter'),
];
