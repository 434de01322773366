/** What the merge of two accounts does to the rows of a column of the personal-data registry. */
export type MergeRule =
  | {
      does: 'move';
      /** With the member, these columns identify a row: where both accounts have one, that of the survivor stays. */
      per: string[];
      /** The counter that such a row was part of. */
      counter?: { table: string; column: string; key: string };
    }
  /** Deleted with the account: sessions, links and what is computed anew. */
  | { does: 'drop' }
  /** Immutable records, which say what happened to the account of that id. */
  | { does: 'keep' }
  /** Moved by `merge-pairs.commands.ts`, because the row names two members. */
  | { does: 'pair' }
  /** Made one by `unite-memberships.commands.ts` and `unite-chapters.commands.ts`: two memberships at a time were one. */
  | { does: 'unite' };

const move = (per: string[] = [], counter?: { table: string; column: string }): MergeRule => ({
  does: 'move',
  per,
  ...(counter && { counter: { ...counter, key: per[0] ?? '' } }),
});
const DROP: MergeRule = { does: 'drop' };
const KEEP: MergeRule = { does: 'keep' };
const PAIR: MergeRule = { does: 'pair' };
const UNITE: MergeRule = { does: 'unite' };

/** By table and column. A test fails for a column of the registry that is not here. */
export const MERGE_RULES: Record<string, MergeRule> = {
  'posts.user_id': move(),
  'posts.deleted_by': move(),
  // Whose account has a role is not merged; the roles that they granted are theirs.
  'grants.user_id': DROP,
  'grants.granted_by': move(),
  'handovers.created_by': move(),
  'handovers.approved_by': move(),
  'attachments.user_id': move(),
  'member_works.user_id': move(),
  'ops.business_images.uploaded_by': move(),
  'post_comments.user_id': move(),
  'post_likes.user_id': move(['post_id'], { table: 'posts', column: 'likes' }),
  'post_bookmarks.user_id': move(['post_id']),
  'post_mentions.user_id': move(['post_id']),
  'followed_topics.user_id': move(['topic']),
  'articles.author_id': move(),
  'articles.created_by': move(),
  'events.created_by': move(),
  'event_rsvps.user_id': move(['date_id']),
  'event_series_members.user_id': move(['event_id']),
  'event_guests.invited_by': move(),
  'event_guests.followed_up_by': move(),
  'attendance.user_id': move(['date_id']),
  'attendance.recorded_by': move(),
  'calendar_feeds.user_id': DROP,
  'article_likes.user_id': move(['article_id'], { table: 'articles', column: 'likes' }),
  'article_bookmarks.user_id': move(['article_id'], { table: 'articles', column: 'bookmarks' }),
  'article_views.user_id': move(['article_id', 'day']),
  'businesses.owner_id': move(),
  'business_reviews.user_id': move(['business_id']),
  'business_employees.user_id': move(['business_id']),
  'business_favourites.user_id': move(['business_id']),
  'service_orders.user_id': move(),
  'order_events.actor_id': move(),
  'opportunities.posted_by': move(),
  'opportunity_searches.user_id': move(),
  'opportunity_saves.user_id': move(['opportunity_id']),
  'opportunity_applications.user_id': move(['opportunity_id']),
  'chapter_refusals.user_id': move(['chapter_id']),
  'short_urls.user_id': move(),
  'standing_needs.user_id': move(['need']),
  'uncompared_members.user_id': DROP,
  'profile_views.user_id': move(['day', 'viewer_hash']),
  'statement_corrections.user_id': move(['statement_id']),
  'notification_preferences.user_id': move(['kind']),
  'reports.reporter_id': move(['object_type', 'object_id']),
  'reports.resolved_by': move(),
  'moderation_decisions.member_id': move(),
  'moderation_decisions.decided_by': move(),
  'moderation_decisions.answered_by': move(),
  'data_requests.user_id': move(),
  'data_requests.requested_by': move(),
  'data_requests.decided_by': move(),
  'referral_events.actor_id': move(),
  'settings.updated_by': move(),
  'applicants.user_id': move(),
  'applicants.decided_by': move(),
  'invitations.created_by': move(),
  'invited_members.user_id': move(),
  'invited_members.invited_by': move(),
  'member_imports.created_by': move(),
  'member_import_rows.user_id': move(),
  'member_batches.created_by': move(),
  'pages.updated_by': move(),
  'page_versions.published_by': move(),
  'consents.user_id': move(['page_id', 'number']),
  'ops.outbox.user_id': move(),
  'ops.taken_back_requests.user_id': move(),

  'connections.user_id': PAIR,
  'connections.connected_user_id': PAIR,
  'blocks.blocker_id': PAIR,
  'blocks.blocked_id': PAIR,
  'dismissals.user_id': PAIR,
  'dismissals.dismissed_user_id': PAIR,
  'muted_conversations.user_id': PAIR,
  'muted_conversations.other_user_id': PAIR,
  'handovers.from_user_id': PAIR,
  'handovers.to_user_id': PAIR,
  'notifications.user_id': PAIR,
  'notifications.actor_id': PAIR,
  'threads.low_user_id': PAIR,
  'threads.high_user_id': PAIR,
  'threads.requested_by': PAIR,
  'messages.sender_id': PAIR,
  'messages.recipient_id': PAIR,
  'referrals.referrer_id': PAIR,
  'referrals.referee_id': PAIR,
  'referrals.target_id': PAIR,

  'chapter_members.user_id': UNITE,
  'memberships.user_id': UNITE,
  'active_months.user_id': UNITE,
  'member_invitations.user_id': UNITE,

  'totp.user_id': DROP,
  'passkeys.user_id': DROP,
  'recovery_codes.user_id': DROP,
  'identities.user_id': DROP,
  'security_events.user_id': DROP,
  'admin_duties.user_id': DROP,
  'member_batch_items.user_id': DROP,
  'ops.sessions.user_id': DROP,
  'ops.account_tokens.user_id': DROP,
  'ops.challenges.user_id': DROP,
  'ops.login_codes.user_id': DROP,
  'ops.oidc_sign_ins.user_id': DROP,
  'ops.idempotency_keys.user_id': DROP,
  'ops.statement_vectors.user_id': DROP,
  'ops.restore_outcomes.user_id': DROP,

  'ops.audit.actor_id': KEEP,
  'ops.backups.created_by': KEEP,
  'ops.restores.started_by': KEEP,
  'ops.erasures.user_id': KEEP,
  'ops.merged_accounts.user_id': KEEP,
};
