import {
  IconBrowser,
  IconMail,
  IconMessages,
  IconPalette,
  IconSearch,
  IconSpeakerphone,
} from '@tabler/icons-react';
import type { ServiceCategory } from '@guildhall/api/services/schema';

/** How each category of the shop is named and drawn. */
export const SERVICE_KINDS: Record<ServiceCategory, { label: string; Icon: typeof IconMail }> = {
  web_design: { label: 'Web Design', Icon: IconBrowser },
  email_marketing: { label: 'Email Marketing', Icon: IconMail },
  social_media: { label: 'Social Media', Icon: IconMessages },
  seo: { label: 'SEO Optimization', Icon: IconSearch },
  branding: { label: 'Brand Identity', Icon: IconPalette },
  advertising: { label: 'PPC Advertising', Icon: IconSpeakerphone },
};
