/**
 * The personal-data registry: every column that names a member, with whether the export contains its rows and what
 * the deletion of an account does to them. A test compares it with the schema, so a new table cannot be forgotten.
 */
export type PersonalData = {
  /** Qualified by its schema unless that is `app`. */
  table: string;
  /** The column that holds the member's id. */
  column: string;
  /** Whether the export contains these rows; `export-columns.ts` says which columns. */
  exported: boolean;
  /**
   * The retention policy: rows are deleted, unlinked from the member, or retained, because the member of that id is
   * anonymous from then on.
   */
  retention: 'delete' | 'unlink' | 'keep';
  /** Columns of retained rows with text of the member, each with the SQL that replaces it. */
  blanked?: Record<string, string>;
};

type Options = Pick<PersonalData, 'blanked'>;

const policy =
  (exported: boolean, retention: PersonalData['retention']) =>
  (table: string, column: string, options: Options = {}): PersonalData => ({
    table,
    column,
    exported,
    retention,
    ...options,
  });

const own = policy(true, 'delete');
const hidden = policy(false, 'delete');
const shared = policy(true, 'keep');
const record = policy(false, 'keep');
const linked = policy(true, 'unlink');
const mentioned = policy(false, 'unlink');

/** Replaces a private message whose author has deleted their account. */
export const DELETED_MESSAGE = 'Message deleted with the account';

export const PERSONAL_DATA: PersonalData[] = [
  // Public content, which others have replied to, and rows that counters are computed from.
  shared('posts', 'user_id'),
  shared('post_comments', 'user_id'),
  shared('post_likes', 'user_id'),
  shared('article_likes', 'user_id'),
  shared('article_views', 'user_id'),
  shared('business_reviews', 'user_id'),
  // Hidden from the directory until an administrator assigns another owner.
  shared('businesses', 'owner_id', {
    blanked: { is_active: 'false', email: 'null', phone: 'null', address: 'null', zip_code: 'null' },
  }),
  // The other side keeps its own messages and the conversation.
  shared('messages', 'sender_id', { blanked: { content: `'${DELETED_MESSAGE}'` } }),
  shared('messages', 'recipient_id'),
  shared('threads', 'low_user_id'),
  shared('threads', 'high_user_id'),
  record('threads', 'requested_by'),
  shared('referrals', 'referrer_id', { blanked: { message: 'null', ghl_contact_id: 'null' } }),
  shared('referrals', 'referee_id', { blanked: { ghl_contact_id: 'null' } }),
  shared('referrals', 'target_id', {
    blanked: { ghl_contact_id: 'null', thanks: 'null', outcome_value: 'null' },
  }),
  // Accounting needs what was ordered, when and for how much.
  shared('service_orders', 'user_id', {
    blanked: {
      project_name: `'Deleted with the account'`,
      project_description: `'Deleted with the account'`,
      requirements: 'default',
      ghl_contact_id: 'null',
    },
  }),
  // A report is about other content, and its decision remains.
  shared('reports', 'reporter_id', { blanked: { reason: 'null', note: 'null' } }),
  // Figures of past years stay what they were (decision 0375). They name an account that is anonymous by then.
  shared('memberships', 'user_id'),
  shared('active_months', 'user_id'),
  shared('member_invitations', 'user_id'),
  // Proof of what was accepted, for legal claims (decision 0208). It names an account that is anonymous by then.
  shared('consents', 'user_id'),
  // Proof that an erasure was asked for and done; whoever erases themselves meanwhile has what they asked for.
  shared('data_requests', 'user_id', {
    blanked: {
      reason: 'null',
      status: `case when status <> 'waiting' then status when kind = 'erasure' then 'done' else 'declined' end`,
      decided_at: 'coalesce(decided_at, now())',
    },
  }),
  // Who held an office, and how it moved on.
  shared('handovers', 'from_user_id'),
  shared('handovers', 'to_user_id'),
  // Ids only, in records that are immutable (decision 0112) or visible only to administrators.
  record('ops.audit', 'actor_id'),
  record('ops.backups', 'created_by'),
  record('ops.restores', 'started_by'),
  record('posts', 'deleted_by'),
  record('ops.business_images', 'uploaded_by'),
  // Used to repeat erasures after a restore.
  record('ops.erasures', 'user_id'),
  record('ops.merged_accounts', 'user_id'),

  own('grants', 'user_id'),
  own('moderation_decisions', 'member_id'),
  own('profile_views', 'user_id'),
  own('statement_corrections', 'user_id'),
  own('connections', 'user_id'),
  own('connections', 'connected_user_id'),
  own('blocks', 'blocker_id'),
  own('dismissals', 'user_id'),
  own('muted_conversations', 'user_id'),
  own('standing_needs', 'user_id'),
  own('opportunity_searches', 'user_id'),
  own('uncompared_members', 'user_id'),
  // A picture may show the member, so it does not stay with the text of a post, or its place in a conversation.
  own('attachments', 'user_id'),
  own('member_works', 'user_id'),
  own('post_bookmarks', 'user_id'),
  own('followed_topics', 'user_id'),
  own('article_bookmarks', 'user_id'),
  own('business_employees', 'user_id'),
  own('business_favourites', 'user_id'),
  own('opportunities', 'posted_by'),
  own('opportunity_saves', 'user_id'),
  own('opportunity_applications', 'user_id'),
  own('event_rsvps', 'user_id'),
  own('event_series_members', 'user_id'),
  own('calendar_feeds', 'user_id'),
  own('chapter_members', 'user_id'),
  own('chapter_refusals', 'user_id'),
  own('notifications', 'user_id'),
  own('notification_preferences', 'user_id'),
  own('ops.sessions', 'user_id'),
  own('totp', 'user_id'),
  own('passkeys', 'user_id'),
  own('recovery_codes', 'user_id'),
  own('identities', 'user_id'),
  own('security_events', 'user_id'),
  own('applicants', 'user_id'),
  own('invitations', 'created_by'),
  own('invited_members', 'user_id'),
  // Actions of other members, which belong to them.
  hidden('blocks', 'blocked_id'),
  hidden('dismissals', 'dismissed_user_id'),
  hidden('muted_conversations', 'other_user_id'),
  hidden('notifications', 'actor_id'),
  hidden('post_mentions', 'user_id'),
  hidden('invited_members', 'invited_by'),
  // Internals.
  hidden('member_import_rows', 'user_id'),
  hidden('member_batch_items', 'user_id'),
  hidden('admin_duties', 'user_id'),
  hidden('ops.account_tokens', 'user_id'),
  hidden('ops.challenges', 'user_id'),
  hidden('ops.login_codes', 'user_id'),
  hidden('ops.taken_back_requests', 'user_id'),
  hidden('ops.oidc_sign_ins', 'user_id'),
  hidden('ops.idempotency_keys', 'user_id'),
  hidden('ops.outbox', 'user_id'),
  hidden('ops.statement_vectors', 'user_id'),
  hidden('ops.restore_outcomes', 'user_id'),

  linked('short_urls', 'user_id'),
  mentioned('grants', 'granted_by'),
  mentioned('handovers', 'created_by'),
  mentioned('handovers', 'approved_by'),
  linked('articles', 'author_id'),
  linked('articles', 'created_by'),
  linked('events', 'created_by'),
  // Figures of past meetings stay what they were.
  linked('attendance', 'user_id'),
  mentioned('order_events', 'actor_id'),
  mentioned('referral_events', 'actor_id'),
  mentioned('reports', 'resolved_by'),
  mentioned('moderation_decisions', 'decided_by'),
  mentioned('moderation_decisions', 'answered_by'),
  mentioned('data_requests', 'requested_by'),
  mentioned('data_requests', 'decided_by'),
  mentioned('settings', 'updated_by'),
  mentioned('member_imports', 'created_by'),
  mentioned('member_batches', 'created_by'),
  mentioned('pages', 'updated_by'),
  mentioned('page_versions', 'published_by'),
  mentioned('applicants', 'decided_by'),
  mentioned('event_guests', 'invited_by'),
  mentioned('event_guests', 'followed_up_by'),
  mentioned('attendance', 'recorded_by'),
];
