import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { IMPORT_UNDO_DAYS } from '@guildhall/api/console/imports/imports.schema';
import { useState } from 'react';
import { useLocalDate } from '../../../lib/useLocalDate.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { Import, useImportActions } from './imports.hooks.ts';
import { importDoneMessages as messages } from './import-done.messages.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

type Actions = ReturnType<typeof useImportActions>;
type Props = { found: Import; actions: Actions };

/** A finished import: how many were invited and have joined, and what can be done next. */
export function ImportDone({ found, actions: { check, invite, undo } }: Props) {
  const [asked, setAsked] = useState<'invite' | 'undo' | null>(null);
  const { id, kind, status, outcomes, isUndoable } = found;
  const { invited, unjoined, sending, planned, waiting, remindable } = found;
  const localDate = useLocalDate();
  const undoEnd = new Date(Date.parse(found.createdAt) + IMPORT_UNDO_DAYS * DAY_MS).toISOString();
  if (status === 'undone') return <Undone found={found} check={check} />;
  if (status !== 'done' || outcomes.created + outcomes.changed === 0) return null;
  const rest = messages.rest(outcomes);
  const isReminder = waiting === 0;
  const recipients = isReminder ? remindable : waiting;
  const left = messages.inviteDialog.left(isReminder ? 0 : invited, planned);
  return (
    <Card component="section" padding="lg" aria-labelledby="import-done">
      <Stack gap="sm" align="flex-start">
        <Title order={2} size="h3" id="import-done">
          {messages.title(kind, outcomes.created, outcomes.changed)}
        </Title>
        {rest !== '' && <Text>{rest}</Text>}
        {outcomes.created > 0 && <Text>{messages.text[kind]}</Text>}
        {kind === 'members' && outcomes.created > 0 && <Text fw={600}>{messages.state(found)}</Text>}
        <Group gap="sm">
          {recipients > 0 && sending === 0 && (
            <Button
              size="md"
              variant={isReminder ? 'default' : 'filled'}
              loading={invite.isPending}
              onClick={() => setAsked('invite')}
            >
              {isReminder ? messages.remind : messages.invite}
            </Button>
          )}
          {isUndoable && (
            <Button size="md" variant="default" loading={undo.isPending} onClick={() => setAsked('undo')}>
              {messages.undo}
            </Button>
          )}
        </Group>
        {recipients === 0 && sending === 0 && unjoined > planned && (
          <Text size="sm" c="dimmed">
            {messages.remindLater}
          </Text>
        )}
        {isUndoable && (
          <Text size="sm" c="dimmed">
            {messages.undoUntil(localDate(undoEnd))}
          </Text>
        )}
      </Stack>
      {asked === 'invite' && (
        <ConfirmDialog
          title={messages.inviteDialog.title}
          action={messages.inviteDialog.action}
          isDestructive={false}
          onConfirm={() => invite.mutate({ id })}
          onClose={() => setAsked(null)}
        >
          {messages.inviteDialog.text(recipients)} {left !== '' && messages.inviteDialog.leftOut(left)}
        </ConfirmDialog>
      )}
      {asked === 'undo' && (
        <ConfirmDialog
          title={messages.undoDialog.title}
          action={messages.undoDialog.action}
          onConfirm={() => undo.mutate({ id })}
          onClose={() => setAsked(null)}
        >
          {messages.undoDialog.text[kind]}
        </ConfirmDialog>
      )}
    </Card>
  );
}

type UndoneProps = { found: Import; check: Actions['check'] };

/** An import that was undone, and the way to run it again. */
function Undone({ found: { id, kind, mapping, options }, check }: UndoneProps) {
  return (
    <Card component="section" padding="lg">
      <Stack gap="sm" align="flex-start">
        <Text>{messages.undone[kind]}</Text>
        <Button
          size="md"
          variant="default"
          loading={check.isPending}
          onClick={() => check.mutate({ id, mapping, options })}
        >
          {messages.again}
        </Button>
        <Text size="sm" c="dimmed">
          {messages.againHint}
        </Text>
      </Stack>
    </Card>
  );
}
