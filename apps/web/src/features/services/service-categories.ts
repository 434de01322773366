import {
  IconBrowser,
  IconMail,
  IconMessages,
  IconPalette,
  IconSearch,
  IconSpeakerphone,
} from '@tabler/icons-react';
import type { ServiceCategory } from '@guildhall/api/exchange/services/services.schema';
import { servicesMessages } from './services.messages.ts';

const { categories } = servicesMessages;

/** Label and icon of each category. */
export const SERVICE_CATEGORIES: Record<ServiceCategory, { label: string; Icon: typeof IconMail }> = {
  web_design: { label: categories.web_design, Icon: IconBrowser },
  email_marketing: { label: categories.email_marketing, Icon: IconMail },
  social_media: { label: categories.social_media, Icon: IconMessages },
  seo: { label: categories.seo, Icon: IconSearch },
  branding: { label: categories.branding, Icon: IconPalette },
  advertising: { label: categories.advertising, Icon: IconSpeakerphone },
};
