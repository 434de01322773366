import { Modal, Skeleton, Title } from '@mantine/core';
import { trpc } from '../../../lib/trpc.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import { adminPagesMessages } from './admin-pages.messages.ts';

const { versions: messages } = adminPagesMessages;

type Props = { id: number; number: number; onClose: () => void };

/** A version as it was published. */
export function VersionDialog({ id, number, onClose }: Props) {
  const { data: version, error, refetch } = trpc.admin.pages.version.useQuery({ id, number });
  return (
    <Modal opened onClose={onClose} size="lg" title={messages.version(number)}>
      {error && (
        <ErrorState title={messages.failed} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!version && !error && <Skeleton height={240} />}
      {version && (
        <>
          <Title order={3} mb="md">
            {version.title}
          </Title>
          <RichText text={version.body} />
        </>
      )}
    </Modal>
  );
}
