import { Alert } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { businessesMessages } from '../businesses.messages.ts';
import { businessPageMessages } from './business-page.messages.ts';

/** Why nobody else can open this page. */
export function NotPublicNote() {
  return (
    <Alert
      color="yellow"
      variant="light"
      title={businessesMessages.badges.notPublic}
      icon={<IconEyeOff aria-hidden />}
      mt="lg"
    >
      {businessPageMessages.notPublic}
    </Alert>
  );
}
