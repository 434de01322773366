import { z } from 'zod';
import { LOCALES } from '@guildhall/locale/locales';
import { isoDate, text } from '../../ground/values/fields.ts';
import { COMMUNITY_DEFAULTS, Community } from '../../ground/settings/community.schema.ts';
import { JoiningSettings } from '../../ground/settings/registration.schema.ts';

export const ANNOUNCEMENT_MAX = 500;

/** Site-wide settings of administrators. */
export const SiteSettings = z.object({
  /** Whether new members may register. */
  userRegistration: z.boolean(),
  /** Whether new posts require an administrator's approval. */
  postModeration: z.boolean(),
  /** Every page shows the way to write one, so it is a setting of the community, too. */
  membersWriteArticles: Community.shape.membersWriteArticles,
  /** Whether notifications are also emailed; emails about the account always are. */
  emailNotifications: z.boolean(),
  /** Shown on every page, formatted with Markdown; empty for none. */
  announcement: text(ANNOUNCEMENT_MAX).trim(),
  /** The same in further languages; readers of one without a text get the first. */
  announcementTexts: z.partialRecord(z.enum(LOCALES), text(ANNOUNCEMENT_MAX).trim()),
  /** From when and until when it is shown; null: from now, for ever. */
  announcementStartsAt: isoDate.nullable(),
  announcementEndsAt: isoDate.nullable(),
  announcementAudience: z.enum(['everyone', 'members']),
});
export type SiteSettings = z.infer<typeof SiteSettings>;

export const UpdateSettingsInput = SiteSettings.partial().refine(
  ({ announcementStartsAt: starts, announcementEndsAt: ends }) => !starts || !ends || starts < ends,
  { message: 'The end must be after the start', path: ['announcementEndsAt'] },
);
export type UpdateSettingsInput = z.infer<typeof UpdateSettingsInput>;

/** Every setting that the console stores: the name of its row in `settings`, and its bounds. */
export const Settings = z.object({
  ...SiteSettings.shape,
  ...JoiningSettings.shape,
  ...Community.shape,
});
export type Settings = z.infer<typeof Settings>;

/** The value of a setting that has no row. */
export const SETTING_DEFAULTS: Settings = {
  userRegistration: true,
  postModeration: false,
  emailNotifications: true,
  announcement: '',
  announcementTexts: {},
  announcementStartsAt: null,
  announcementEndsAt: null,
  announcementAudience: 'everyone',
  registrationMode: 'open',
  registrationQuestions: [],
  registrationQuestionTexts: {},
  membersInvite: false,
  mailedCodes: false,
  requiresConfirmedEmail: null,
  protectsFromBots: null,
  ...COMMUNITY_DEFAULTS,
};
