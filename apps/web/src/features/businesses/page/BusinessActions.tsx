import { Button, Stack } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled, IconMessage, IconPencil } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { paths } from '../../../lib/paths.ts';
import { useAuthPath } from '../../../lib/useAuthPath.ts';
import { useSearchParam } from '../../../lib/useSearchParam.ts';
import { businessPageMessages } from './business-page.messages.ts';
import type { Business } from '../businesses.types.ts';
import { useSaveBusiness } from '../saved/saved-businesses.hooks.ts';

// Few see it, and nothing can be done with it.
const DisabledButton = lazyChunk(() =>
  import('../../../ui/DisabledButton.tsx').then((module) => ({ default: module.DisabledButton })),
);
const ContactDialog = lazyChunk(() =>
  import('./ContactDialog.tsx').then((module) => ({ default: module.ContactDialog })),
);

type Props = { business: Business; isSignedIn: boolean };

/** The Contact, Save and Edit buttons; visitors are asked to join. */
export function BusinessActions({ business, isSignedIn }: Props) {
  const dialog = useSearchParam('contact');
  const authPath = useAuthPath();
  const saving = useSaveBusiness(business.slug);
  const { contact, cannotContact, save, edit } = businessPageMessages;
  const contactIcon = <IconMessage size={18} aria-hidden />;
  const SaveIcon = business.favourite ? IconBookmarkFilled : IconBookmark;
  const saveIcon = <SaveIcon size={18} aria-hidden />;

  if (!isSignedIn) {
    return (
      <Stack gap="xs">
        <Button
          component={Link}
          to={authPath('register', { open: { contact: 'open' } })}
          preventScrollReset
          leftSection={contactIcon}
        >
          {contact}
        </Button>
        <Button
          component={Link}
          to={authPath('register')}
          preventScrollReset
          variant="default"
          leftSection={saveIcon}
        >
          {save}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack gap="xs">
      {business.can.edit && (
        <Button
          component={Link}
          to={paths.editBusiness(business.slug)}
          variant="light"
          leftSection={<IconPencil size={18} aria-hidden />}
        >
          {edit}
        </Button>
      )}
      {business.can.contact && (
        <Button leftSection={contactIcon} onClick={() => dialog.set('open')}>
          {contact}
        </Button>
      )}
      {business.cannotContactReason !== null && (
        <Suspense>
          <DisabledButton
            fullWidth
            leftSection={contactIcon}
            label={cannotContact(business.cannotContactReason)}
            reason={business.cannotContactReason}
          >
            {contact}
          </DisabledButton>
        </Suspense>
      )}
      <Button
        variant={business.favourite ? 'light' : 'default'}
        leftSection={saveIcon}
        aria-pressed={business.favourite}
        onClick={() => saving.mutate({ id: business.id, saved: !business.favourite })}
      >
        {save}
      </Button>
      {business.can.contact && dialog.value === 'open' && (
        <Suspense>
          <ContactDialog business={business} onClose={dialog.clear} />
        </Suspense>
      )}
    </Stack>
  );
}
