/**
 * Everything the database holds about a member, column by column: what the export contains and what
 * deleting an account does with it. A test compares this list with the tables there are, so a new table
 * cannot be forgotten.
 */
export type Holding = {
  /** With its schema when that is not the product's own. */
  table: string;
  /** Where the member's id stands. */
  column: string;
  /** Whether the member gets these rows. */
  exported: boolean;
  /**
   * What becomes of the rows: deleted; unlinked from the member; or kept, as their author is from then on
   * a nameless former member.
   */
  erased: 'delete' | 'unlink' | 'keep';
};

const holding =
  (exported: boolean, erased: Holding['erased']) =>
  (table: string, column: string): Holding => ({ table, column, exported, erased });

const own = holding(true, 'delete');
const hidden = holding(false, 'delete');
const shared = holding(true, 'keep');
const record = holding(false, 'keep');
const linked = holding(true, 'unlink');
const mentioned = holding(false, 'unlink');

export const HOLDINGS: Holding[] = [
  // What others can still read, or needed for the sums of others.
  shared('posts', 'user_id'),
  shared('post_comments', 'user_id'),
  shared('post_likes', 'user_id'),
  shared('article_likes', 'user_id'),
  shared('article_views', 'user_id'),
  shared('business_reviews', 'user_id'),
  shared('businesses', 'owner_id'),
  shared('messages', 'sender_id'),
  shared('messages', 'recipient_id'),
  shared('threads', 'low_user_id'),
  shared('threads', 'high_user_id'),
  record('threads', 'requested_by'),
  shared('referrals', 'referrer_id'),
  shared('referrals', 'referee_id'),
  shared('referrals', 'target_id'),
  // Orders are the books of a business; reports are about somebody else.
  shared('service_orders', 'user_id'),
  shared('reports', 'reporter_id'),
  // Append-only, and no list of members can be made of them once the member has no name.
  record('ops.audit', 'actor_id'),
  record('ops.backups', 'created_by'),
  record('ops.restores', 'started_by'),
  record('posts', 'deleted_by'),

  own('profile_views', 'user_id'),
  own('connections', 'user_id'),
  own('connections', 'connected_user_id'),
  own('blocks', 'blocker_id'),
  own('dismissals', 'user_id'),
  own('post_bookmarks', 'user_id'),
  own('article_bookmarks', 'user_id'),
  own('business_employees', 'user_id'),
  own('business_favourites', 'user_id'),
  own('opportunities', 'posted_by'),
  own('opportunity_saves', 'user_id'),
  own('opportunity_applications', 'user_id'),
  own('notifications', 'user_id'),
  own('notification_preferences', 'user_id'),
  own('ops.sessions', 'user_id'),
  // What others did, which is theirs to know.
  hidden('blocks', 'blocked_id'),
  hidden('dismissals', 'dismissed_user_id'),
  hidden('notifications', 'actor_id'),
  // Machinery.
  hidden('ops.account_tokens', 'user_id'),
  hidden('ops.idempotency_keys', 'user_id'),
  hidden('ops.outbox', 'user_id'),

  linked('short_urls', 'user_id'),
  linked('articles', 'created_by'),
  mentioned('order_events', 'actor_id'),
  mentioned('referral_events', 'actor_id'),
  mentioned('reports', 'resolved_by'),
  mentioned('settings', 'updated_by'),
];

/** Columns that no export carries: secrets, others' privacy, and what is computed from the rest. */
export const LEFT_OUT = [
  'password',
  'sid_hash',
  'data',
  'viewer_hash',
  'search_name',
  'search_vector',
  'search_document',
  'search_terms',
  'seek_terms',
  'location_key',
  'avatar_key',
  'directory_keys',
  'directory_place',
] as const;
