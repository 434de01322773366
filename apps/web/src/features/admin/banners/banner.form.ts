import {
  type BannerText,
  type BannerTexts,
  CreateBannerInput,
} from '@guildhall/api/community/banners/banners.schema';
import type { FormErrors } from '@mantine/form';
import { LOCALES, type Locale } from '@guildhall/locale/locales';
import { recordOf } from '@guildhall/api/ground/values/record-of';
import type { Inputs } from '../../../lib/trpc.ts';
import { fieldOf } from '../../../lib/form-issues.ts';
import { validateWith } from '../../../lib/validate-with.ts';
import { dayIn, endOfDay, lastDayIn, startOfDay } from '../../../lib/zoned-days.ts';
import type { Banner } from './banners.hooks.ts';

type Page = Banner['pages'][number];

export type BannerFormValues = {
  title: string;
  imageUrl: string;
  targetUrl: string;
  startsAt: string;
  endsAt: string;
  pages: Page[];
  isActive: boolean;
  /** In each language, so that a form has all of its fields. */
  texts: Record<Locale, BannerText>;
};

export const BANNER_PAGES: Page[] = ['dashboard', 'feed', 'news', 'profile'];

const toTextValues = (texts: BannerTexts): Record<Locale, BannerText> =>
  recordOf(LOCALES, (locale) => texts[locale] ?? { title: '', imageUrl: '', targetUrl: '' });

export const EMPTY_BANNER: BannerFormValues = {
  title: '',
  imageUrl: '',
  targetUrl: '',
  startsAt: '',
  endsAt: '',
  pages: ['dashboard'],
  isActive: true,
  texts: toTextValues({}),
};

export const isMissingIn = (texts: BannerTexts, locale: Locale): boolean => !texts[locale]?.title.trim();

export const toBannerValues = (banner: Banner, timeZone: string): BannerFormValues => ({
  title: banner.title,
  imageUrl: banner.imageUrl,
  targetUrl: banner.targetUrl,
  startsAt: dayIn(banner.startsAt, timeZone),
  // The stored end is exclusive: midnight after the last day.
  endsAt: lastDayIn(banner.endsAt, timeZone),
  pages: banner.pages,
  isActive: banner.isActive,
  texts: toTextValues(banner.texts),
});

/** The input of the API: from the start of the first day to the end of the last, in the time zone of the community. */
export const toBannerFields = (
  values: BannerFormValues,
  timeZone: string,
): Inputs['admin']['banners']['create'] => ({
  ...values,
  texts: Object.fromEntries(
    Object.entries(values.texts).filter(([, text]) => Object.values(text).some((value) => value !== '')),
  ),
  startsAt: startOfDay(values.startsAt, timeZone),
  endsAt: endOfDay(values.endsAt, timeZone),
});

/** Each language has fields of its own. */
export const bannerFieldOf = (path: string) => (path.startsWith('texts.') ? path : fieldOf(path));

const validate = validateWith(CreateBannerInput, bannerFieldOf);
export const validateBanner =
  (timeZone: string) =>
  (values: BannerFormValues): FormErrors =>
    validate(toBannerFields(values, timeZone));
