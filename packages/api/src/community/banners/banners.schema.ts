import { LOCALES } from '@guildhall/locale/locales';
import { z } from 'zod';
import {
  id,
  isoDate,
  line,
  pictureOrLink,
  pictureUrl,
  trimmedText,
  webUrl,
} from '../../ground/values/fields.ts';
import { FallbackLanguage } from '../../ground/values/text-in-languages.schema.ts';

export const BannerPage = z.enum(['dashboard', 'feed', 'news', 'profile']);
export type BannerPage = z.infer<typeof BannerPage>;

const address = webUrl.refine((value) => value !== '', 'Required');
const moment = isoDate.nullable();

export const BANNER_TITLE_MAX = 200;

/** A banner in a further language: a picture with words of its own, or that of the banner where it is blank. */
const BannerText = z
  .object({ title: trimmedText(BANNER_TITLE_MAX), imageUrl: pictureUrl, targetUrl: webUrl })
  .refine(({ title, imageUrl, targetUrl }) => title !== '' || (imageUrl === '' && targetUrl === ''), {
    path: ['title'],
    message: 'Title is required',
  });
export type BannerText = z.infer<typeof BannerText>;

/** Of the languages beside the community's own; readers of one that is missing or blank get the banner's own. */
export const BannerTexts = z.partialRecord(z.enum(LOCALES), BannerText);
export type BannerTexts = z.infer<typeof BannerTexts>;

const BannerFields = z.object({
  title: line(BANNER_TITLE_MAX, 'Title is required'),
  imageUrl: pictureOrLink,
  targetUrl: address,
  /** Start of its display; immediately when null. */
  startsAt: moment.default(null),
  /** End of its display; never when null. */
  endsAt: moment.default(null),
  pages: z.array(BannerPage).min(1, 'Choose at least one page'),
  isActive: z.boolean().default(true),
  /** Absent, they stay as they are. */
  texts: BannerTexts.optional(),
});

const inOrder = ({ startsAt, endsAt }: { startsAt?: string | null; endsAt?: string | null }) =>
  !startsAt || !endsAt || startsAt < endsAt;
const ORDER = { message: 'The end must be after the start', path: ['endsAt'] };

export const CreateBannerInput = BannerFields.refine(({ imageUrl }) => imageUrl !== '', {
  message: 'Required',
  path: ['imageUrl'],
}).refine(inOrder, ORDER);
export type CreateBannerInput = z.infer<typeof CreateBannerInput>;

/** Blank while a picture of another site is still being fetched. */
export const UpdateBannerInput = BannerFields.extend({ id }).refine(inOrder, ORDER);
export type UpdateBannerInput = z.infer<typeof UpdateBannerInput>;

export const BannerRef = z.object({ id });
export type BannerRef = z.infer<typeof BannerRef>;

export const Banner = z.object({
  id,
  title: z.string(),
  imageUrl: z.string(),
  targetUrl: z.string(),
  startsAt: moment,
  endsAt: moment,
  pages: z.array(BannerPage),
  isActive: z.boolean(),
  texts: BannerTexts,
  /** Whether it is currently shown. */
  isShown: z.boolean(),
});
export type Banner = z.infer<typeof Banner>;
export const Banners = z.array(Banner);

export const NoticesInput = z.object({ page: BannerPage.nullish() });
export type NoticesInput = z.infer<typeof NoticesInput>;

export const AnnouncementPart = z.object({
  text: z.string(),
  isBold: z.boolean(),
  /** Where it leads; null when it is no link. */
  href: z.string().nullable(),
});
export type AnnouncementPart = z.infer<typeof AnnouncementPart>;

const ShownBanner = z.object({
  id,
  title: z.string(),
  imageUrl: z.string(),
  targetUrl: z.string(),
  lang: FallbackLanguage,
});

/** The site notice and banners of a page. */
export const Notices = z.object({
  /** Empty for none. */
  announcement: z.string(),
  /** The same as it is shown. */
  announcementParts: z.array(AnnouncementPart),
  announcementLang: FallbackLanguage,
  banners: z.array(ShownBanner),
});
export type Notices = z.infer<typeof Notices>;
