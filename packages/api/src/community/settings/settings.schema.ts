import { z } from 'zod';
import { text } from '../../ground/values/fields.ts';

export const ANNOUNCEMENT_MAX = 500;

/** Site-wide settings of administrators. */
export const SiteSettings = z.object({
  /** Whether new members may register. */
  userRegistration: z.boolean(),
  /** Whether new posts require an administrator's approval. */
  postModeration: z.boolean(),
  /** Whether notifications are also emailed; emails about the account always are. */
  emailNotifications: z.boolean(),
  /** Shown on every page; empty for none. */
  announcement: z.string(),
});
export type SiteSettings = z.infer<typeof SiteSettings>;

/** As stored; unset ones are absent. */
export const StoredSettings = z.object({
  userRegistration: z.boolean().default(true),
  postModeration: z.boolean().default(false),
  emailNotifications: z.boolean().default(true),
  announcement: z.string().default(''),
});

export const UpdateSettingsInput = z
  .object({
    userRegistration: z.boolean(),
    postModeration: z.boolean(),
    emailNotifications: z.boolean(),
    announcement: text(ANNOUNCEMENT_MAX).trim(),
  })
  .partial();
export type UpdateSettingsInput = z.infer<typeof UpdateSettingsInput>;
