import { Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { trpc } from '../../../lib/trpc.ts';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import { conversationMessages } from '../../messages/conversation.messages.ts';
import type { Business } from '../businesses.types.ts';
import { ContactForm } from './ContactForm.tsx';
import { contactDialogMessages } from './contact-dialog.messages.ts';

type Props = {
  business: Pick<Business, 'id' | 'name'>;
  /** The service that is asked about. */
  service: string | undefined;
  onClose: () => void;
};

/** Sends a message to the owner of a business, or says why not: as a rule, because one waits for a reply. */
export function ContactDialog({ business, service, onClose }: Props) {
  const query = trpc.businesses.contactState.useQuery({ id: business.id }, { gcTime: 0 });
  const state = query.data;
  // Offline, or on a bad connection, a message can be written all the same: the draft is kept.
  const isAsking = query.isLoading && query.failureCount === 0;
  return (
    <Modal opened onClose={onClose} title={`${contactDialogMessages.title}: ${business.name}`}>
      {isAsking ? (
        <Skeleton height={200} />
      ) : state?.cannotWriteReason ? (
        <Stack gap="md">
          <Text>
            {state.waitsFor === null
              ? state.cannotWriteReason
              : contactDialogMessages.waits(state.waitsFor, business.name)}
          </Text>
          {state.conversationWith !== null && (
            <Group justify="flex-end">
              <Button component={Link} to={paths.conversation(state.conversationWith)} ref={focusOnMount}>
                {conversationMessages.see}
              </Button>
            </Group>
          )}
        </Stack>
      ) : (
        <ContactForm business={business} service={service} onClose={onClose} />
      )}
    </Modal>
  );
}
