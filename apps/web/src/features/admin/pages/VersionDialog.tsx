import { Modal, Skeleton, Title } from '@mantine/core';
import { trpc } from '../../../lib/trpc.ts';
import { Query } from '../../../ui/Query.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import { adminPagesMessages } from './admin-pages.messages.ts';

const { versions: messages } = adminPagesMessages;

type Props = { id: number; number: number; onClose: () => void };

/** A version as it was published. */
export function VersionDialog({ id, number, onClose }: Props) {
  const query = trpc.admin.pages.version.useQuery({ id, number });
  return (
    <Modal opened onClose={onClose} size="lg" title={messages.version(number)}>
      <Query query={query} skeleton={<Skeleton height={240} />} failed={messages.failed}>
        {(version) => (
          <>
            <Title order={3} mb="md">
              {version.title}
            </Title>
            <RichText text={version.body} />
          </>
        )}
      </Query>
    </Modal>
  );
}
