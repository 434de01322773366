import { CreateBannerInput } from '@guildhall/api/community/banners/banners.schema';
import type { FormErrors } from '@mantine/form';
import type { Inputs } from '../../../lib/trpc.ts';
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
};

export const BANNER_PAGES: Page[] = ['dashboard', 'feed', 'news', 'profile'];

export const EMPTY_BANNER: BannerFormValues = {
  title: '',
  imageUrl: '',
  targetUrl: '',
  startsAt: '',
  endsAt: '',
  pages: ['dashboard'],
  isActive: true,
};

export const toBannerValues = (banner: Banner, timeZone: string): BannerFormValues => ({
  title: banner.title,
  imageUrl: banner.imageUrl,
  targetUrl: banner.targetUrl,
  startsAt: dayIn(banner.startsAt, timeZone),
  // The stored end is exclusive: midnight after the last day.
  endsAt: lastDayIn(banner.endsAt, timeZone),
  pages: banner.pages,
  isActive: banner.isActive,
});

/** The input of the API: from the start of the first day to the end of the last, in the time zone of the community. */
export const toBannerFields = (
  values: BannerFormValues,
  timeZone: string,
): Inputs['admin']['banners']['create'] => ({
  ...values,
  startsAt: startOfDay(values.startsAt, timeZone),
  endsAt: endOfDay(values.endsAt, timeZone),
});

const validate = validateWith(CreateBannerInput);
export const validateBanner =
  (timeZone: string) =>
  (values: BannerFormValues): FormErrors =>
    validate(toBannerFields(values, timeZone));
