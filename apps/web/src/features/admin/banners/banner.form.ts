import { CreateBannerInput } from '@guildhall/api/banners/schema';
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

const DAY_MS = 86_400_000;
const dayOf = (iso: string | null, shift = 0): string =>
  iso === null ? '' : new Date(Date.parse(iso) - shift).toISOString().slice(0, 10);

export const toBannerValues = (banner: Banner): BannerFormValues => ({
  title: banner.title,
  imageUrl: banner.imageUrl,
  targetUrl: banner.targetUrl,
  startsAt: dayOf(banner.startsAt),
  // The stored end is exclusive: midnight after the last day.
  endsAt: dayOf(banner.endsAt, DAY_MS),
  pages: banner.pages,
  isActive: banner.isActive,
});

/** The input of the API: from the start of the first day to the end of the last, in UTC. */
export const toBannerFields = (values: BannerFormValues): Inputs['admin']['banners']['create'] => ({
  ...values,
  startsAt: values.startsAt ? new Date(values.startsAt).toISOString() : null,
  endsAt: values.endsAt ? new Date(Date.parse(values.endsAt) + DAY_MS).toISOString() : null,
});

const validate = validateWith(CreateBannerInput);
export const validateBanner = (values: BannerFormValues): FormErrors => validate(toBannerFields(values));
