import { Button } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { paths } from '../../../lib/paths.ts';
import { share } from '../../../lib/share.ts';
import type { Business } from '../businesses.types.ts';
import { businessPageMessages } from './business-page.messages.ts';

/** Opens the device's share sheet where there is one, else copies the name and the link. */
export function ShareButton({ business: { name, slug, shortDescription } }: { business: Business }) {
  const send = () => share({ title: name, text: shortDescription ?? name, path: paths.business(slug) });
  return (
    <Button variant="subtle" leftSection={<IconShare size={18} aria-hidden />} onClick={() => void send()}>
      {businessPageMessages.share}
    </Button>
  );
}
