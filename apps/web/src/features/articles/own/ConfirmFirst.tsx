import { Alert, Stack, Text } from '@mantine/core';
import { useReadable } from '../../../lib/useReadable.ts';
import { useViewer } from '../../../lib/useViewer.ts';
import { SendLinkAgain } from '../../account/SendLinkAgain.tsx';
import { ownArticlesMessages } from './own-articles.messages.ts';

const { confirmFirst: messages } = ownArticlesMessages;

/** Tells a member whose address is not confirmed, before they write, that no article of theirs is saved until it is. */
export function ConfirmFirst() {
  const { viewer } = useViewer();
  const address = useReadable(viewer?.email ?? '');
  if (!viewer || viewer.isEmailConfirmed) return null;
  return (
    <Alert color="brass" variant="light" title={messages.title} role="status">
      <Stack gap="sm" align="flex-start">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {messages.text(address)}
        </Text>
        <SendLinkAgain />
      </Stack>
    </Alert>
  );
}
