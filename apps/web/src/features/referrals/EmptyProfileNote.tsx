import { Alert, Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useDialog } from '../../lib/useDialog.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { referralsMessages } from './referrals.messages.ts';

const messages = referralsMessages.matches;

/** Why nobody can be referred yet, once for all cards, with the way to what is missing. */
export function EmptyProfileNote() {
  const dialog = useDialog();
  const { viewer } = useViewer();
  if (!viewer || [viewer.servicesOffered, viewer.lookingFor].some((text) => text?.trim())) return null;
  return (
    <Alert variant="light" color="brass" icon={<IconInfoCircle aria-hidden />} title={messages.emptyProfile}>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => dialog.show('edit-profile', { at: 'servicesOffered' })}
      >
        {messages.completeProfile}
      </Button>
    </Alert>
  );
}
