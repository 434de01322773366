import { z } from 'zod';
import { PageInput } from '../../../ground/core/keyset.ts';
import {
  SecondFactorInput,
  SecurityEventKind,
} from '../../../accounts/second-factor/second-factor.schema.ts';
import { isoDate } from '../../../ground/values/fields.ts';

/** What the settings page shows of the second factor. */
export const SecondFactor = z.object({
  /** Null: there is none. */
  addedAt: isoDate.nullable(),
  /** Recovery codes that have not been used. */
  codesLeft: z.int().min(0),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

/** What an authenticator app has to know, shown until the first code is entered. */
export const NewSecret = z.object({
  /** Base32, for typing. */
  secret: z.string(),
  /** The otpauth:// address that the QR code holds. */
  uri: z.string(),
  /** Its QR code: the path of an SVG whose view box is `0 0 size size`. */
  qr: z.object({ size: z.int().min(1), path: z.string() }),
});
export type NewSecret = z.infer<typeof NewSecret>;

export const ConfirmSecondFactorInput = SecondFactorInput;

/** Shown once. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

export const ListSecurityEventsInput = PageInput;
export type ListSecurityEventsInput = z.infer<typeof ListSecurityEventsInput>;

export const SecurityEvent = z.object({
  id: z.int(),
  kind: SecurityEventKind,
  /** Browser and operating system; null of what was not done by the member. */
  device: z.string().nullable(),
  /** The first part of the network address. */
  network: z.string().nullable(),
  at: isoDate,
  relativeTime: z.string(),
});
export type SecurityEvent = z.infer<typeof SecurityEvent>;
export const SecurityEvents = z.object({
  items: z.array(SecurityEvent),
  nextCursor: z.string().nullable(),
});
export type SecurityEvents = z.infer<typeof SecurityEvents>;
