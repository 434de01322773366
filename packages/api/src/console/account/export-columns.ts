import { PROFILE_FIELDS } from '../../people/profile/profile.schema.ts';

/**
 * What the export contains of each table: an allow-list, because rows hold more than the product shows a member. A
 * test fails for a column in neither list, so every new column needs a decision.
 */
export type ExportColumns = {
  columns: string[];
  /** Left out: decisions of others, notes of administrators, internals, and computed values. */
  withheld?: string[];
  /** A WHERE condition for rows the product hides; the row is `held`, the member's id $1. */
  where?: string;
  /** An SQL expression of the same query, exported instead of the stored value. */
  shown?: Record<string, string>;
};

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const list = (names: string) => names.trim().split(/\s+/);

const notBlockedBy = (other: string) => `not exists (
  select from blocks where (blocker_id = $1 and blocked_id = ${other})
    or (blocker_id = ${other} and blocked_id = $1))`;
const NOT_BLOCKED = (column: string) => `(held.${column} is null or ${notBlockedBy(`held.${column}`)})`;
const BETWEEN_NO_BLOCK = (...columns: string[]) => columns.map(NOT_BLOCKED).join(' and ');

export const EXPORT_COLUMNS: Record<string, ExportColumns> = {
  users: {
    columns: [
      ...list('id email username'),
      ...PROFILE_FIELDS.map(snakeCase),
      ...list(`
        role profile_completed is_active created_at joined_at email_verified_at last_seen_at email_audience
        phone_audience suggestable read_receipts_since search_engines weekly_digest first_steps_skipped membership_number
        membership_starts_on membership_expires_on admin_notes suspended_until email_bounced_at
        email_bounce locale read_languages`),
    ],
    withheld: [
      'password',
      'confirmed_elsewhere',
      'avatar_key',
      'location_key',
      'search_terms',
      'seek_terms',
      'offered_trades',
      'reading',
      'reading_version',
      'version',
      'erased_at',
      'search_name',
      'search_document',
      'search_vector',
      'directory_name',
      'directory_keys',
      'has_joined',
      'own_fields',
      'deactivated_by_batch',
      'expiry_set_by_batch',
      'awaits_confirmation',
      'status_changed_at',
      'role_changed_at',
      'staff_since',
      'decision_id',
    ],
  },
  posts: {
    columns: list(`
      id content lang type likes comments shares is_published is_shared chapter_id state created_at
      edited_at deleted_at`),
    withheld: list('user_id updated_at deleted_by decision_id version search_vector topics_read'),
  },
  moderation_decisions: {
    columns: list(`
      id object_type object_id decision reason suspended_until created_at objection objected_at
      outcome answer answered_at`),
    withheld: ['member_id', 'note', 'decided_by', 'answered_by', 'post_count'],
  },
  data_requests: {
    columns: list('kind also_published channel received_on reason status created_at decided_at'),
    withheld: ['id', 'user_id', 'applicant_id', 'requested_by', 'decided_by', 'retained'],
  },
  attachments: {
    columns: ['address', 'post_id', 'message_id', 'work_id', 'position', 'alt', 'created_at'],
    withheld: ['user_id'],
    where: `held.message_id is null or exists (
      select from messages where messages.id = held.message_id and ${notBlockedBy('messages.recipient_id')})`,
  },
  member_works: {
    columns: ['id', 'position', 'title', 'description', 'link', 'created_at'],
    withheld: ['user_id', 'search_vector'],
  },
  post_comments: {
    columns: ['id', 'post_id', 'article_id', 'parent_id', 'content', 'created_at', 'deleted_at'],
    withheld: ['user_id', 'updated_at', 'decision_id'],
  },
  post_likes: { columns: ['post_id', 'created_at'], withheld: ['user_id'] },
  followed_topics: { columns: ['name', 'created_at'], withheld: ['user_id', 'topic'] },
  post_bookmarks: { columns: ['post_id', 'created_at'], withheld: ['user_id'] },
  article_likes: { columns: ['article_id', 'created_at'], withheld: ['user_id'] },
  article_bookmarks: { columns: ['article_id', 'created_at'], withheld: ['user_id'] },
  article_views: { columns: ['article_id', 'day'], withheld: ['user_id'] },
  articles: {
    columns: list(`
      id title slug summary content author category tags hero_image url is_published
      is_featured published_at created_at updated_at likes bookmarks comments shares views submission
      submitted_at decline_reason`),
    withheld: list(`
      author_id created_by version content_length word_count search_text search_vector`),
  },
  business_reviews: {
    columns: ['id', 'business_id', 'rating', 'title', 'content', 'created_at', 'reply', 'replied_at'],
    withheld: ['user_id', 'is_verified', 'is_approved', 'updated_at', 'decision_id'],
  },
  businesses: {
    columns: list(`
      id name slug description short_description industry category sub_category website
      email phone address city state zip_code country logo cover_image images services service_details
      specialties social_media business_hours year_established employee_count is_verified
      is_active is_featured view_count contact_count rating rating_average rating_counts
      review_count tags meta_title meta_description created_at updated_at unpublished_at`),
    withheld: list(`
      owner_id owner_is_public version deleted_at directory_place directory_keys search_document
      search_terms place_key decision_id`),
    where: 'held.deleted_at is null',
  },
  business_employees: {
    columns: ['id', 'business_id', 'role', 'title', 'department', 'status', 'added_at', 'confirmed_at'],
    withheld: ['user_id', 'is_active'],
  },
  business_favourites: { columns: ['business_id', 'created_at'], withheld: ['user_id'] },
  messages: {
    columns: list(`
      id thread_id sender_id recipient_id content type created_at read_at connection_id
      referral_id opportunity_id business_id edited_at deleted_at`),
    withheld: ['is_request', 'search_vector'],
    where: BETWEEN_NO_BLOCK('sender_id', 'recipient_id'),
    // Whether others have read is shown by the conversation alone, where both agreed.
    shown: { read_at: 'case when held.recipient_id = $1 then held.read_at end' },
  },
  threads: {
    columns: ['id', 'low_user_id', 'high_user_id', 'created_at', 'last_message_at'],
    withheld: ['requested_by'],
    where: BETWEEN_NO_BLOCK('low_user_id', 'high_user_id'),
  },
  connections: {
    columns: list(`
      id user_id connected_user_id status match_score referral_source connection_notes
      created_at accepted_at`),
    withheld: ['updated_at', 'ended_at', 'declined_at'],
    // The sender never learns that the request was declined or otherwise ended by the other side.
    where: `(held.status in ('pending', 'accepted', 'declined') or (held.status = 'withdrawn' and held.user_id = $1))
      and ${BETWEEN_NO_BLOCK('user_id', 'connected_user_id')}`,
    shown: {
      status: `case when held.status = 'declined' and held.user_id = $1 then 'pending' else held.status end`,
    },
  },
  referrals: {
    columns: list(`
      id referrer_id referee_id target_id status message automation_status created_at
      completed_at thanks outcome_value outcome_currency`),
    withheld: list(`
      outcome_shared target_type ghl_contact_id ghl_workflow_id updated_at target_accepted_at
      referee_accepted_at ended_at`),
    where: BETWEEN_NO_BLOCK('referrer_id', 'referee_id', 'target_id'),
    // The target decides whether the referrer of an introduction sees the value.
    shown: {
      outcome_value: `case when held.referrer_id <> $1 or held.referee_id is null or held.outcome_shared
        then held.outcome_value end`,
      outcome_currency: `case when held.referrer_id <> $1 or held.referee_id is null or held.outcome_shared
        then held.outcome_currency end`,
    },
  },
  service_orders: {
    columns: list(`
      id service_id service_name status total_amount currency quoted_amount quoted_at project_name
      project_description requirements desired_completion_date order_date completed_date
      delivery_date asked_at`),
    withheld: ['user_id', 'ghl_contact_id', 'ghl_workflow_id', 'automation_status', 'updated_at'],
  },
  // The decision about a report concerns only the administrators and the reported member.
  reports: {
    columns: ['id', 'object_type', 'object_id', 'category', 'reason', 'created_at'],
    withheld: ['reporter_id', 'status', 'resolved_by', 'resolved_at', 'note'],
  },
  statement_corrections: { columns: ['statement_id', 'read_as', 'created_at'], withheld: ['user_id'] },
  consents: {
    columns: ['page_id', 'number', 'locale', 'given_at'],
    withheld: ['user_id'],
    shown: { page_id: '(select slug from pages where pages.id = held.page_id)' },
  },
  profile_views: { columns: ['day'], withheld: ['user_id', 'viewer_hash', 'created_at'] },
  blocks: { columns: ['blocked_id', 'created_at'], withheld: ['blocker_id'] },
  dismissals: { columns: ['dismissed_user_id', 'until', 'created_at'], withheld: ['user_id'] },
  muted_conversations: {
    columns: ['other_user_id', 'created_at'],
    withheld: ['user_id'],
    where: NOT_BLOCKED('other_user_id'),
  },
  standing_needs: { columns: ['need', 'created_at'], withheld: ['user_id'] },
  uncompared_members: { columns: [], withheld: ['user_id'] },
  opportunities: {
    columns: list(`
      id title description type category company contact_person contact_email location
      remote_option budget timeline requirements skills_needed industry_focus is_active
      posted_at expires_at audience`),
    withheld: ['posted_by', 'search_terms', 'search_text', 'search_vector'],
  },
  opportunity_searches: {
    columns: list(`id name search kind place fits remote budget frequency notified_on created_at`),
    withheld: ['user_id', 'query', 'terms'],
  },
  opportunity_saves: { columns: ['opportunity_id', 'created_at'], withheld: ['user_id'] },
  opportunity_applications: {
    columns: ['opportunity_id', 'message', 'status', 'created_at', 'ended_at'],
    withheld: ['user_id'],
    where: `not exists (select from opportunities
      where opportunities.id = held.opportunity_id and not ${notBlockedBy('opportunities.posted_by')})`,
  },
  events: {
    columns: list(`
      id chapter_id slug title description place link time_zone audience seats repeats cancelled_at
      created_at updated_at`),
    withheld: ['created_by', 'version', 'search_text', 'search_vector'],
  },
  event_rsvps: {
    columns: ['date_id', 'status', 'created_at'],
    withheld: ['user_id', 'guest_id', 'queue_no', 'reminded_at', 'thanked_at', 'is_walk_in'],
  },
  attendance: {
    columns: ['date_id', 'status', 'at'],
    withheld: list(`
      id user_id guest_id substitute_name stated_at recorded_by client_id undone_at is_guest is_walk_in`),
    where: `undone_at is null`,
  },
  event_series_members: { columns: ['event_id', 'created_at'], withheld: ['user_id'] },
  grants: { columns: ['role', 'granted_at', 'ends_on'], withheld: ['user_id', 'granted_by'] },
  handovers: {
    columns: list('roles moves_on created_at confirmed_from_at confirmed_to_at done_at cancelled_at reason'),
    withheld: list('id from_user_id to_user_id chapter_ids created_by approved_by approved_at'),
  },
  calendar_feeds: { columns: ['created_at'], withheld: ['user_id', 'secret_hash'] },
  chapter_members: {
    columns: ['chapter_id', 'role', 'state', 'answer', 'seat', 'joined_at', 'ended_at', 'created_at'],
    withheld: ['user_id', 'seat_key'],
  },
  chapter_refusals: { columns: ['chapter_id', 'created_at'], withheld: ['user_id'] },
  notifications: {
    columns: ['id', 'kind', 'actor_id', 'object_type', 'object_id', 'read_at', 'created_at'],
    withheld: ['user_id', 'data'],
    where: NOT_BLOCKED('actor_id'),
  },
  notification_preferences: { columns: ['kind', 'in_app', 'email'], withheld: ['user_id'] },
  applicants: {
    columns: list(
      'id email answers conversation status suspicions confirmed_at decided_at created_at locale',
    ),
    withheld: ['first_name', 'last_name', 'profile', 'user_id', 'decided_by', 'invitation_id'],
  },
  invitations: {
    columns: list(`id code email note skips_queue uses max_uses expires_at revoked_at sent_at created_at`),
    withheld: ['created_by'],
  },
  invited_members: {
    columns: ['invited_by'],
    withheld: ['user_id', 'invitation_id'],
    where: NOT_BLOCKED('invited_by'),
  },
  memberships: {
    columns: ['started_at', 'starts_on', 'ended_at', 'expires_on', 'agreed_until'],
    withheld: ['id', 'user_id', 'was_added', 'expiry_set_at'],
  },
  active_months: { columns: ['month', 'first_at', 'last_at'], withheld: ['user_id'] },
  member_invitations: {
    columns: ['invited_at', 'reminded_at'],
    withheld: ['id', 'user_id', 'invitation_id'],
  },
  short_urls: {
    columns: ['id', 'original_url', 'short_code', 'clicks', 'created_at', 'taken_down_at'],
    withheld: ['user_id', 'decision_id'],
  },
  totp: { columns: ['confirmed_at'], withheld: ['user_id', 'secret_sealed', 'last_step'] },
  passkeys: {
    columns: list('name backed_up created_at last_used_at'),
    withheld: list('id user_id credential_id public_key counter transports relying_party'),
  },
  identities: { columns: ['issuer', 'subject', 'linked_at', 'last_used_at'], withheld: ['id', 'user_id'] },
  recovery_codes: { columns: ['place', 'used_at'], withheld: ['id', 'user_id', 'code_hash'] },
  security_events: { columns: ['kind', 'ip_prefix', 'device', 'at'], withheld: ['id', 'user_id'] },
  'ops.sessions': {
    columns: list('created_at last_seen_at expires_at auth_at revoked_at ip user_agent two_factors'),
    withheld: ['sid_hash', 'user_id', 'data', 'address_key', 'replaced_by'],
  },
};
