import { CreateBannerInput } from '@guildhall/api/community/banners/banners.schema';
import type { FormErrors } from '@mantine/form';
import type { Inputs } from '../../../lib/trpc.ts';
import { validateWith } from '../../../lib/validate-with.ts';
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

const dayOf = (iso: string | null): string => iso?.slice(0, 10) ?? '';

function shiftDays(iso: string, days: number): string {
  const date = new Date(iso);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString();
}

export const toBannerValues = (banner: Banner): BannerFormValues => ({
  title: banner.title,
  imageUrl: banner.imageUrl,
  targetUrl: banner.targetUrl,
  startsAt: dayOf(banner.startsAt),
  // The stored end is exclusive: midnight after the last day.
  endsAt: dayOf(banner.endsAt && shiftDays(banner.endsAt, -1)),
  pages: banner.pages,
  isActive: banner.isActive,
});

/** The input of the API: from the start of the first day to the end of the last, in UTC. */
export const toBannerFields = (values: BannerFormValues): Inputs['admin']['banners']['create'] => ({
  ...values,
  startsAt: values.startsAt ? new Date(values.startsAt).toISOString() : null,
  endsAt: values.endsAt ? shiftDays(values.endsAt, 1) : null,
});

const validate = validateWith(CreateBannerInput);
export const validateBanner = (values: BannerFormValues): FormErrors => validate(toBannerFields(values));
