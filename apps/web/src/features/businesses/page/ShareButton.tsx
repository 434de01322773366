import { Button } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import type { Business } from '../businesses.types.ts';
import { sharePage } from '../share-page.ts';
import { businessPageMessages } from './business-page.messages.ts';

export function ShareButton({ business }: { business: Business }) {
  return (
    <Button
      variant="subtle"
      leftSection={<IconShare size={18} aria-hidden />}
      onClick={() => void sharePage(business)}
    >
      {businessPageMessages.share}
    </Button>
  );
}
