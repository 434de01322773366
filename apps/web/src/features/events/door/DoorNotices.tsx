import { Alert, Stack } from '@mantine/core';
import type { Notice } from './door-store.ts';
import { doorMessages } from './door.messages.ts';

const { notice: messages } = doorMessages;

type Props = { notices: Notice[]; hour: (iso: string) => string; onDismiss: (id: string) => void };

/** Check-ins that another phone made first, or that were not taken. */
export function DoorNotices({ notices, hour, onDismiss }: Props) {
  if (notices.length === 0) return null;
  return (
    <Stack gap="xs" role="log">
      {notices.map((notice) => (
        <Alert
          key={notice.id}
          color="orange"
          variant="light"
          withCloseButton
          closeButtonLabel={messages.dismiss}
          onClose={() => onDismiss(notice.id)}
        >
          {textOf(notice, hour)}
        </Alert>
      ))}
    </Stack>
  );
}

function textOf(notice: Notice, hour: Props['hour']): string {
  if (notice.kind === 'refused') return messages.refused(notice.label, notice.message);
  const { at, by } = notice.person.attendance ?? { at: null, by: null };
  return messages.already(notice.label, at === null ? '' : hour(at), by);
}
