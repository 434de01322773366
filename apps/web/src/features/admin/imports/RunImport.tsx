import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { Import, useImportActions } from './imports.hooks.ts';
import { importsMessages as messages } from './imports.messages.ts';

type Props = { found: Import; run: ReturnType<typeof useImportActions>['run'] };

/** Starts the import. Memberships that it ends at once are asked about first. */
export function RunImport({ found: { id, kind, outcomes, ending }, run }: Props) {
  const [isAsking, setAsking] = useState(false);
  if (outcomes.new + outcomes.change === 0) return <Text>{messages.nothing[kind]}</Text>;
  return (
    <Group>
      <Button
        size="md"
        loading={run.isPending}
        onClick={() => (ending > 0 ? setAsking(true) : run.mutate({ id }))}
      >
        {messages.run(kind, outcomes.new, outcomes.change)}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={messages.endingDialog.title(ending)}
          action={messages.endingDialog.action}
          onConfirm={() => run.mutate({ id, ending })}
          onClose={() => setAsking(false)}
        >
          {messages.endingDialog.text(ending)}
        </ConfirmDialog>
      )}
    </Group>
  );
}
