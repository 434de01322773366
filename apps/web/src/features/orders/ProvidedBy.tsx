import { Anchor, Text, type TextProps } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import { providedByMessages as messages } from './provided-by.messages.ts';

/** Who does the work of the shop, which is the community itself, and how to ask them. */
export function ProvidedBy(props: TextProps) {
  const { data: site } = trpc.site.config.useQuery();
  if (!site) return null;
  const { contactUrl, supportEmail } = site;
  const href = contactUrl || (supportEmail ? `mailto:${supportEmail}` : null);
  return (
    <Text {...props}>
      {messages.by(site.community.name)}{' '}
      {href && (
        <Anchor href={href} inherit underline="always">
          {messages.ask}
        </Anchor>
      )}
    </Text>
  );
}
