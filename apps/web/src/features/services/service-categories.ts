import {
  IconBrowser,
  IconMail,
  IconMessages,
  IconPalette,
  IconSearch,
  IconSpeakerphone,
  IconTool,
} from '@tabler/icons-react';
import { SERVICE_CATEGORIES } from '@guildhall/api/ground/settings/categories.schema';
import { servicesMessages } from './services.messages.ts';

const { categories } = servicesMessages;

type Look = { label: string; Icon: typeof IconMail };

const LOOKS: Record<(typeof SERVICE_CATEGORIES)[number], Look> = {
  web_design: { label: categories.web_design, Icon: IconBrowser },
  email_marketing: { label: categories.email_marketing, Icon: IconMail },
  social_media: { label: categories.social_media, Icon: IconMessages },
  seo: { label: categories.seo, Icon: IconSearch },
  branding: { label: categories.branding, Icon: IconPalette },
  advertising: { label: categories.advertising, Icon: IconSpeakerphone },
};

/** Label and icon of a category; one of the community's own has its name. */
export function lookOf(category: string): Look {
  const known = SERVICE_CATEGORIES.find((name) => name === category);
  return known ? LOOKS[known] : { label: category, Icon: IconTool };
}

/** The category with this label, or the label as one of the community's own. */
export const categoryLabelled = (label: string): string =>
  SERVICE_CATEGORIES.find((name) => LOOKS[name].label.toLowerCase() === label.toLowerCase()) ?? label;
