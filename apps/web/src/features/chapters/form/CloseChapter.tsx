import { Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { showError } from '../../../lib/show-error.ts';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { Chapter } from '../chapters.hooks.ts';
import { chapterFormMessages } from './chapter-form.messages.ts';

const { close: messages } = chapterFormMessages;

/** Closes a chapter, or opens it again. */
export function CloseChapter({ chapter: { slug, isClosed } }: { chapter: Chapter }) {
  const [isAsking, asking] = useDisclosure(false);
  // What the server says of meetings that are still to come.
  const [coming, setComing] = useState<string | null>(null);
  const utils = trpc.useUtils();
  const setClosed = trpc.chapters.setClosed.useMutation({
    onSuccess(chapter) {
      void utils.events.invalidate();
      toast({ title: chapter.isClosed ? messages.done : messages.reopened });
    },
    onError(error, { closed }) {
      if (closed && error.data?.httpStatus === 409) setComing(error.message);
      else showError(error);
    },
  });
  return (
    <Group justify="space-between" mt="xl" gap="xs">
      <Text size="sm" c="dimmed" flex={1} miw={220}>
        {messages.text}
      </Text>
      {isClosed ? (
        <Button
          variant="default"
          loading={setClosed.isPending}
          onClick={() => setClosed.mutate({ slug, closed: false })}
        >
          {messages.reopen}
        </Button>
      ) : (
        <Button variant="subtle" color="red" loading={setClosed.isPending} onClick={asking.open}>
          {messages.action}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={messages.question}
          action={messages.action}
          onClose={asking.close}
          onConfirm={() => setClosed.mutate({ slug, closed: true })}
        >
          {messages.text}
        </ConfirmDialog>
      )}
      {coming !== null && (
        <ConfirmDialog
          title={messages.withEvents}
          action={messages.withEventsAction}
          onClose={() => setComing(null)}
          onConfirm={() => setClosed.mutate({ slug, closed: true, cancelEvents: true })}
        >
          {coming}
        </ConfirmDialog>
      )}
    </Group>
  );
}
