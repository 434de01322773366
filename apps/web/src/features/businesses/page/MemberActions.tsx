import { Button, Stack } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled, IconMessage, IconPencil } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { paths } from '../../../lib/paths.ts';
import { toast } from '../../../lib/toast.ts';
import { useSearchParam } from '../../../lib/useSearchParam.ts';
import { useKeptAction } from '../../../lib/useKeptAction.ts';
import type { Business } from '../businesses.types.ts';
import { useSaveBusiness } from '../saved/saved-businesses.hooks.ts';
import { businessPageMessages } from './business-page.messages.ts';
import { ShareButton } from './ShareButton.tsx';

const ContactDialog = lazyChunk(() =>
  import('./ContactDialog.tsx').then((module) => ({ default: module.ContactDialog })),
);

const { contact, save, saved, savedToast, edit } = businessPageMessages;

/** The Contact and Save buttons of a member; its owner has Edit in place of Contact. */
export function MemberActions({ business }: { business: Business }) {
  const dialog = useSearchParam('contact');
  const service = business.services.find((name) => name === dialog.value);
  const saving = useSaveBusiness(business.slug);
  useKeptAction('save', 'on', () => {
    if (business.favourite) return;
    saving.mutate({ id: business.id, saved: true }, { onSuccess: () => toast(savedToast(business.name)) });
  });
  const SaveIcon = business.favourite ? IconBookmarkFilled : IconBookmark;
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
        <Button leftSection={<IconMessage size={18} aria-hidden />} onClick={() => dialog.set('open')}>
          {contact}
        </Button>
      )}
      <Button
        variant={business.favourite ? 'light' : 'default'}
        leftSection={<SaveIcon size={18} aria-hidden />}
        aria-pressed={business.favourite}
        onClick={() => saving.mutate({ id: business.id, saved: !business.favourite })}
      >
        {business.favourite ? saved : save}
      </Button>
      <ShareButton business={business} />
      {business.can.contact && (dialog.value === 'open' || service !== undefined) && (
        <Suspense>
          <ContactDialog business={business} service={service} onClose={dialog.clear} />
        </Suspense>
      )}
    </Stack>
  );
}
