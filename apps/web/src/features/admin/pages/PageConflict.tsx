import { Alert, Button, Group, Skeleton, Text, Textarea } from '@mantine/core';
import { trpc } from '../../../lib/trpc.ts';
import { adminPagesMessages } from './admin-pages.messages.ts';
import type { EditedPage } from './pages.hooks.ts';

const { conflict: messages } = adminPagesMessages;

type Props = {
  id: number;
  /** What is edited of the page: one of its languages. */
  textOf?: (page: EditedPage) => { title: string; content: string };
  onKeepMine: (theirs: EditedPage) => void;
  onTakeTheirs: (theirs: EditedPage) => void;
};

/** Shows what someone else saved meanwhile, beside the text that could not be saved. */
export function PageConflict({ id, textOf, onKeepMine, onTakeTheirs }: Props) {
  const { data, isFetching } = trpc.admin.pages.get.useQuery({ id }, { refetchOnMount: 'always' });
  const theirs = isFetching ? undefined : data;
  const text = theirs && (textOf ? textOf(theirs) : theirs);
  return (
    <Alert color="brass" variant="light" role="alert" title={messages.title}>
      <Text>{messages.text}</Text>
      {text ? (
        <Textarea
          readOnly
          label={messages.theirs}
          value={`${text.title}\n\n${text.content}`}
          dir="auto"
          minRows={6}
          maxRows={12}
          my="sm"
        />
      ) : (
        <Skeleton height={120} my="sm" />
      )}
      <Group gap="xs">
        <Button disabled={!theirs} onClick={() => theirs && onKeepMine(theirs)}>
          {messages.keepMine}
        </Button>
        <Button variant="default" disabled={!theirs} onClick={() => theirs && onTakeTheirs(theirs)}>
          {messages.takeTheirs}
        </Button>
      </Group>
    </Alert>
  );
}
