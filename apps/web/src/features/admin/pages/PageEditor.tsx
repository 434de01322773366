import { Anchor, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageForm } from './PageForm.tsx';
import { PageVersions } from './PageVersions.tsx';
import { adminPagesMessages as messages } from './admin-pages.messages.ts';

type Props = { id: number; onClose: () => void };

/** A page as it was opened: a change by someone else never replaces the text under an administrator's hands. */
export function PageEditor({ id, onClose }: Props) {
  const { data, error, isFetching, refetch } = trpc.admin.pages.get.useQuery({ id });
  const [page, setPage] = useState<typeof data>();
  if (data && !page && !isFetching) setPage(data);
  return (
    <Stack gap="lg">
      <Anchor component="button" type="button" onClick={onClose} style={{ alignSelf: 'flex-start' }}>
        {messages.back}
      </Anchor>
      {error && !page && (
        <ErrorState title={messages.editorFailed} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!page && !error && <Skeleton height={480} radius="lg" />}
      {page && <PageForm page={page} onSaved={setPage} onClose={onClose} />}
      {page && page.versions.length > 0 && <PageVersions page={page} />}
    </Stack>
  );
}
