import type { Selectable } from 'kysely';
import type { DB } from '@guildhall/db';
import { Audience, PROFILE_FIELDS } from '../../../people/profile/profile.schema.ts';
import { UpdatePrivacyInput } from '../../account/account.schema.ts';

export type Account = Selectable<DB['users']>;

const FIELDS = [...PROFILE_FIELDS, 'avatarKey', 'membershipNumber'] as const;

const isBlank = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The later last day of the two memberships; null, which does not end, is later than every day. */
const laterExpiry = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? null : one > other ? one : other;

/** The earlier first day of the two memberships. */
const earlierStart = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? (one ?? other) : one < other ? one : other;

/** The fields that the survivor left blank, an earlier start and a later end of membership; the notes of both. */
export function missingFields(survivor: Account, merged: Account): Partial<Account> {
  const patch: Partial<Account> = Object.fromEntries(
    FIELDS.filter((field) => isBlank(survivor[field]) && !isBlank(merged[field])).map((field) => [
      field,
      merged[field],
    ]),
  );
  const membershipStartsOn = earlierStart(survivor.membershipStartsOn, merged.membershipStartsOn);
  if (membershipStartsOn !== survivor.membershipStartsOn) patch.membershipStartsOn = membershipStartsOn;
  const membershipExpiresOn = laterExpiry(survivor.membershipExpiresOn, merged.membershipExpiresOn);
  if (membershipExpiresOn !== survivor.membershipExpiresOn) patch.membershipExpiresOn = membershipExpiresOn;
  const notes = [survivor.adminNotes, merged.adminNotes].filter((text) => text !== null);
  const joined = notes.join('\n\n').slice(0, 4_000);
  return merged.adminNotes === null ? patch : { ...patch, adminNotes: joined };
}

/** The fields that are the member's own words in either account; null when any could be. */
export const ownFieldsOf = (survivor: Account, merged: Account): string[] | null =>
  survivor.ownFields && merged.ownFields && [...new Set([...survivor.ownFields, ...merged.ownFields])];

/** `Audience` lists the audiences from the widest to the narrowest. */
const narrower = (one: Audience, other: Audience): Audience =>
  Audience.options.indexOf(other) > Audience.options.indexOf(one) ? other : one;

/** Since when both accounts showed what they read: what either read before stays unseen. */
export function sharedReceipts(survivor: Account, merged: Account): Date | null {
  const [one, other] = [survivor.readReceiptsSince, merged.readReceiptsSince];
  if (one === null || other === null) return null;
  return one > other ? one : other;
}

/**
 * The privacy settings that the other account had stricter than the survivor: what moves must not be shown more
 * widely. A new setting does not compile without its rule.
 */
export function restrictedPrivacy(survivor: Account, merged: Account): UpdatePrivacyInput {
  const stricter: Required<UpdatePrivacyInput> = {
    emailAudience: narrower(survivor.emailAudience, merged.emailAudience),
    phoneAudience: narrower(survivor.phoneAudience, merged.phoneAudience),
    suggestable: survivor.suggestable && merged.suggestable,
    readReceipts: sharedReceipts(survivor, merged) !== null,
    searchEngines: survivor.searchEngines && merged.searchEngines,
  };
  const held = { ...survivor, readReceipts: survivor.readReceiptsSince !== null };
  const settings = UpdatePrivacyInput.keyof().options;
  return Object.fromEntries(
    settings
      .filter((setting) => stricter[setting] !== held[setting])
      .map((setting) => [setting, stricter[setting]]),
  );
}
