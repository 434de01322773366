import { Anchor, Button, Card, CloseButton, Group, List, Progress, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../lib/formats.ts';
import { commonMessages } from '../../../lib/common.messages.ts';
import { consolePaths } from '../../../lib/console-paths.ts';
import { adminMessages } from '../admin.messages.ts';
import { type Batch, isWaiting, useBatch, useStopBatch, useUndoBatch } from './batches.hooks.ts';
import { batchesMessages as messages } from './batches.messages.ts';

type Props = { id: number; onClose: () => void };

/** How far an action on many members is, what came of it, and its undo. */
export function BatchProgress({ id, onClose }: Props) {
  const { data: batch, error } = useBatch(id);
  const undo = useUndoBatch();
  const stop = useStopBatch();
  const { localMoment } = useFormats();
  if (!batch) return error && <Text role="alert">{messages.failed}</Text>;
  const { status, action, outcomes, leftAsIs, isUndoable, isStoppable, nextAt } = batch;
  const isRunning = status === 'running' || status === 'undoing';
  const waits = isWaiting(batch);
  const label = isRunning ? messages.progress[waits ? 'waiting' : status] : messages.titles[action];
  return (
    <Card padding="md" mb="sm">
      <Stack gap="xs">
        <Group justify="space-between" wrap="nowrap">
          <Text fw={600} component="output">
            {label}
          </Text>
          <CloseButton aria-label={commonMessages.close} onClick={onClose} />
        </Group>
        {isRunning && (
          <>
            <Progress.Root size="lg">
              <Progress.Section value={shareOf(batch)} aria-label={label} />
            </Progress.Root>
            <Text size="sm">{messages.finished(finishedOf(batch))}</Text>
            <Text size="sm" c="dimmed">
              {nextAt && messages.nextWave(localMoment(nextAt))} {messages.leave}
            </Text>
          </>
        )}
        {status === 'done' && <Text size="sm">{messages.outcome(outcomes)}</Text>}
        {status === 'undone' && <Text size="sm">{messages.undone(outcomes)}</Text>}
        {leftAsIs.length > 0 && (
          <Text size="sm" component="div">
            {messages.leftAsIs(outcomes.conflicted - leftAsIs.length)}
            <List size="sm">
              {leftAsIs.map((member) => (
                <List.Item key={member.id}>
                  <Anchor component={Link} to={consolePaths.member(member.id)}>
                    {member.name}
                  </Anchor>
                </List.Item>
              ))}
            </List>
          </Text>
        )}
        {isStoppable && (
          <div>
            <Button variant="default" size="xs" loading={stop.isPending} onClick={() => stop.mutate({ id })}>
              {messages.stop}
            </Button>
          </div>
        )}
        {isUndoable && (
          <div>
            <Button variant="default" size="xs" loading={undo.isPending} onClick={() => undo.mutate({ id })}>
              {adminMessages.undo}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

/** How many of the members are done with; of an undo, of those who had been changed. */
function finishedOf({ status, members, outcomes: { done, skipped, undone, conflicted } }: Batch) {
  return status === 'undoing'
    ? { finished: undone + conflicted, all: done + undone + conflicted }
    : { finished: done + skipped, all: members };
}

function shareOf(batch: Batch): number {
  const { finished, all } = finishedOf(batch);
  return all === 0 ? 0 : Math.round((finished / all) * 100);
}
