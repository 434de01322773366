import {
  IconBrowser,
  IconMail,
  IconMessages,
  IconPalette,
  IconSearch,
  IconSpeakerphone,
} from '@tabler/icons-react';
import type { ServiceCategory } from '@guildhall/api/services/schema';

/** How each category of the shop is drawn. */
export const SERVICE_ICONS: Record<ServiceCategory, typeof IconMail> = {
  web_design: IconBrowser,
  email_marketing: IconMail,
  social_media: IconMessages,
  seo: IconSearch,
  branding: IconPalette,
  advertising: IconSpeakerphone,
};
