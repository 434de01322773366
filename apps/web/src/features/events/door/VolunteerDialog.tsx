import { Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { copyLink } from '../../../lib/copy-link.ts';
import { useFormats } from '../../../lib/formats.ts';
import { showError } from '../../../lib/show-error.ts';
import { trpc } from '../../../lib/trpc.ts';
import { doorMessages } from './door.messages.ts';

const { volunteer: messages } = doorMessages;

type Props = { date: { id: number; dateId: number }; onClose: () => void };

/** Makes a link by which someone without rights helps at the door for a day. */
export function VolunteerDialog({ date: { id, dateId }, onClose }: Props) {
  const { localWeekday, localTime } = useFormats();
  const make = trpc.events.door.makePass.useMutation({
    meta: { skipInvalidation: true },
    onError: showError,
  });
  const { data: made } = make;
  return (
    <Modal opened onClose={onClose} title={messages.title}>
      <Stack gap="sm">
        <Text>{messages.text}</Text>
        {made ? (
          <>
            <TextInput
              label={messages.address}
              description={messages.until(`${localWeekday(made.until)}, ${localTime(made.until)}`)}
              readOnly
              data-autofocus
              value={made.url}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <Button
              leftSection={<IconCopy size={16} aria-hidden />}
              onClick={() => void copyLink(made.url)}
              style={{ alignSelf: 'flex-start' }}
            >
              {messages.copy}
            </Button>
          </>
        ) : (
          <Button
            loading={make.isPending}
            onClick={() => make.mutate({ id, dateId })}
            style={{ alignSelf: 'flex-start' }}
          >
            {messages.make}
          </Button>
        )}
      </Stack>
    </Modal>
  );
}
