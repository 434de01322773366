import { Modal, Text } from '@mantine/core';
import { trpc } from '../../../lib/trpc.ts';
import { Query } from '../../../ui/Query.tsx';
import { doorMessages } from './door.messages.ts';
import { EntryCodePicture } from './EntryCodePicture.tsx';

const { entry: messages } = doorMessages;

type Props = { date: { id: number; dateId: number }; onClose: () => void };

/** The code that the member holds out at the entrance. */
export function EntryCodeDialog({ date, onClose }: Props) {
  const code = trpc.events.door.code.useQuery(date);
  return (
    <Modal opened onClose={onClose} title={messages.title}>
      <Query query={code} skeleton={<Text c="dimmed">{messages.loading}</Text>} failed={messages.failed}>
        {({ size, path }) => (
          <>
            <EntryCodePicture size={size} path={path} />
            <Text size="sm" mt="sm">
              {messages.text}
            </Text>
          </>
        )}
      </Query>
    </Modal>
  );
}
