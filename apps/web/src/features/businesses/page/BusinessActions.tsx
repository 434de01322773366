import { Button, Stack } from '@mantine/core';
import { IconBookmark, IconMessage } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { useJoinLink } from '../../../lib/useJoinLink.ts';
import type { Business } from '../businesses.types.ts';
import { businessPageMessages } from './business-page.messages.ts';
import { ShareButton } from './ShareButton.tsx';
import { useWriteLink } from './useWriteLink.ts';

// Visitors do not load it.
const MemberActions = lazyChunk(() =>
  import('./MemberActions.tsx').then((module) => ({ default: module.MemberActions })),
);

type Props = { business: Business; isSignedIn: boolean };

const { contact, save } = businessPageMessages;

/** The Contact, Save and Edit buttons; visitors are asked to join. */
export function BusinessActions({ business, isSignedIn }: Props) {
  const joinLink = useJoinLink();
  const writeLink = useWriteLink(business);
  if (isSignedIn)
    return (
      <Suspense>
        <MemberActions business={business} />
      </Suspense>
    );
  return (
    <Stack gap="xs">
      <Button component={Link} {...writeLink} leftSection={<IconMessage size={18} aria-hidden />}>
        {contact}
      </Button>
      <Button
        component={Link}
        {...joinLink({ reason: 'save', name: business.name }, { dialog: 'either', open: { save: 'on' } })}
        variant="default"
        leftSection={<IconBookmark size={18} aria-hidden />}
      >
        {save}
      </Button>
      <ShareButton business={business} />
    </Stack>
  );
}
