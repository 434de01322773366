import { Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
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
  const setClosed = trpc.chapters.setClosed.useMutation({
    onSuccess: (chapter) => toast({ title: chapter.isClosed ? messages.done : messages.reopened }),
    onError: showError,
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
    </Group>
  );
}
