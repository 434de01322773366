import { Button } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { copyLink } from '../../../lib/copy-link.ts';
import { paths } from '../../../lib/paths.ts';
import { share } from '../../../lib/share.ts';
import type { Business } from '../businesses.types.ts';
import { businessPageMessages } from './business-page.messages.ts';

/** Opens the device's share sheet where there is one, else copies the name and the link. */
export function ShareButton({ business: { name, slug, shortDescription } }: { business: Business }) {
  const path = paths.business(slug);
  const send = async () => {
    if ((await share({ title: name, text: shortDescription ?? name, path })) === 'failed')
      await copyLink(new URL(path, window.location.origin).href);
  };
  return (
    <Button variant="subtle" leftSection={<IconShare size={18} aria-hidden />} onClick={() => void send()}>
      {businessPageMessages.share}
    </Button>
  );
}
