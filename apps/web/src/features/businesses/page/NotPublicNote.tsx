import { Alert, Anchor } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { businessesMessages } from '../businesses.messages.ts';
import type { Business } from '../businesses.types.ts';
import { notPublicMessages as messages } from './not-public.messages.ts';

/** Why nobody else can open this page, and how its owner publishes it again. */
export function NotPublicNote({ business }: { business: Business }) {
  const isOwn = business.cannotContactReason !== null;
  return (
    <Alert
      color="yellow"
      variant="light"
      title={businessesMessages.badges.notPublic}
      icon={<IconEyeOff aria-hidden />}
      mt="lg"
    >
      {business.unpublished ? messages[isOwn ? 'own' : 'other'] : messages.removed}{' '}
      {business.unpublished && isOwn && (
        <Anchor component={Link} to={paths.myBusinesses()} inherit underline="always">
          {messages.publish}
        </Anchor>
      )}
    </Alert>
  );
}
