import { Button, Group, List, Stack, Text, Title } from '@mantine/core';
import { commonMessages } from '../../../lib/common.messages.ts';
import { useStepUp } from '../shared/useStepUp.tsx';
import { type Merge, useMerge, useMergePreview } from './merge.hooks.ts';
import { mergeMessages as messages } from './merge.messages.ts';
import { useReadable } from '../../../lib/useReadable.ts';

type Props = { id: number; mergedId: number; onClose: () => void };

/** What the merge of two accounts moves and drops, and the button that does it. */
export function MergePreview({ id, mergedId, onClose }: Props) {
  const { data: preview, error } = useMergePreview(id, mergedId);
  const { onStepUpError, dialog } = useStepUp();
  const run = useMerge(onClose);
  const address = useReadable(preview?.merged.email ?? '');
  function merge() {
    run.mutate({ id, mergedId }, { onError: (failed) => onStepUpError(failed, merge) });
  }
  if (error)
    return (
      <Text c="red" role="alert">
        {error.message}
      </Text>
    );
  if (!preview) return <Text component="output">{messages.loading}</Text>;
  const records = recordsOf(preview);
  return (
    <Stack gap="sm">
      <Text fw={600}>{messages.ends(preview.merged.name, address)}</Text>
      <Title order={3} size="h4">
        {messages.moves}
      </Title>
      {records.length === 0 ? (
        <Text>{messages.nothing}</Text>
      ) : (
        <List>
          {records.map(([label, { moved, dropped }]) => (
            <List.Item key={label}>
              {label}: {messages.count(moved, dropped)}
            </List.Item>
          ))}
        </List>
      )}
      {records.some(([, { dropped }]) => dropped > 0) && (
        <Text size="sm" c="dimmed">
          {messages.droppedHint}
        </Text>
      )}
      {preview.filled.length > 0 && <Text>{messages.filled(preview.filled.length)}</Text>}
      <RestrictedPrivacy restricted={preview.restricted} />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {commonMessages.cancel}
        </Button>
        <Button color="red" loading={run.isPending} onClick={merge}>
          {messages.submit}
        </Button>
      </Group>
      {dialog}
    </Stack>
  );
}

/** What is shown to fewer people than the surviving account shows it now. */
function RestrictedPrivacy({ restricted }: Pick<Merge, 'restricted'>) {
  const { emailAudience, phoneAudience, suggestable, readReceipts, searchEngines } = restricted;
  const { title, hint, ...settings } = messages.restricted;
  const lines = [
    phoneAudience && settings.phoneAudience(phoneAudience),
    emailAudience && settings.emailAudience(emailAudience),
    suggestable === false && settings.suggestable,
    readReceipts === false && settings.readReceipts,
    searchEngines === false && settings.searchEngines,
  ].filter((line) => typeof line === 'string');
  if (lines.length === 0) return null;
  return (
    <>
      <Title order={3} size="h4">
        {title}
      </Title>
      <Text>{hint}</Text>
      <List>
        {lines.map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
    </>
  );
}

/** The rows by what members call them. */
function recordsOf({ rows }: Merge) {
  const records = new Map<string, { moved: number; dropped: number }>();
  for (const { table, moved, dropped } of rows) {
    const label = messages.record(table);
    const sum = records.get(label) ?? { moved: 0, dropped: 0 };
    records.set(label, { moved: sum.moved + moved, dropped: sum.dropped + dropped });
  }
  const other = messages.record('');
  return [...records].toSorted(([one], [next]) => Number(one === other) - Number(next === other));
}
