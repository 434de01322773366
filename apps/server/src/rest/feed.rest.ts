import { CREATED_ONCE, PAGE, type RouteDescription, del, get, patch, post, put } from './describe-route.ts';

export const feedRest: RouteDescription[] = [
  get('/feed', 'feed.list', 'Posts, the newest first', PAGE),
  post('/feed', 'feed.create', 'Write a post', CREATED_ONCE),
  get('/feed/newer', 'feed.countNewer', 'How many posts are newer than one'),
  get('/feed/unpublished', 'feed.unpublished', 'My posts that only I see'),
  get('/feed/:id', 'feed.get', 'One post'),
  patch('/feed/:id', 'feed.update', 'Change a post of mine, within 30 minutes'),
  del('/feed/:id', 'feed.delete', 'Delete a post'),
  put('/feed/:id/like', 'feed.like', 'Like a post, or no longer'),
  put('/feed/:id/bookmark', 'feed.bookmark', 'Save a post, or no longer'),
  post('/feed/:id/share', 'feed.share', 'Count that a post was shared'),
  post('/feed/:id/report', 'feed.report', 'Report a post'),

  get('/feed/:postId/comments', 'feed.comments.list', 'Comments on a post', { page: true }),
  post('/feed/:postId/comments', 'feed.comments.create', 'Comment on a post', CREATED_ONCE),
  del('/comments/:id', 'feed.comments.delete', 'Delete a comment'),
  post('/comments/:id/report', 'feed.comments.report', 'Report a comment'),
  get('/topics/popular', 'topics.popular', 'What most members wrote about in the last 30 days'),
  get('/topics/followed', 'topics.followed', 'The topics that I follow'),
  get('/topics/suggest', 'topics.suggest', 'Topics that begin with what was typed'),
  put('/topics/:name/follow', 'topics.follow', 'Follow a topic, or no longer'),
];
