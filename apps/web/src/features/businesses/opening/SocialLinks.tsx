import { Anchor, Group } from '@mantine/core';
import type { SocialMedia } from '@guildhall/api/directory/businesses/opening.schema';
import { EXTERNAL } from '../page/contact-links.ts';
import { socialLinks } from './social-links.ts';
import { openingMessages as messages } from './opening.messages.ts';

/** Links to the pages of a business on social networks. */
export function SocialLinks({ pages }: { pages: SocialMedia | null }) {
  const links = socialLinks(pages);
  if (links.length === 0) return null;
  return (
    <Group component="ul" gap="sm" p={0} my="md" style={{ listStyle: 'none' }} aria-label={messages.social}>
      {links.map(({ network, href }) => (
        <li key={network}>
          <Anchor href={href} {...EXTERNAL} size="sm">
            {messages.networks[network]}
          </Anchor>
        </li>
      ))}
    </Group>
  );
}
