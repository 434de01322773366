import { Button, Checkbox, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { Import, useImportActions } from './imports.hooks.ts';
import { importsMessages as messages } from './imports.messages.ts';

type Props = { found: Import; run: ReturnType<typeof useImportActions>['run'] };

/** Starts the import. Memberships that it ends at once are asked about first. */
export function RunImport({ found: { id, kind, outcomes, ending, newIndustries }, run }: Props) {
  const [addsIndustries, setAddsIndustries] = useState(true);
  const [isAsking, setAsking] = useState(false);
  if (outcomes.new + outcomes.change === 0) return <Text>{messages.nothing[kind]}</Text>;
  const hasNew = newIndustries.length > 0;
  return (
    <Stack gap="sm" align="flex-start">
      {hasNew && (
        <Checkbox
          label={messages.newIndustries(newIndustries)}
          checked={addsIndustries}
          onChange={({ currentTarget: { checked } }) => setAddsIndustries(checked)}
        />
      )}
      <Button
        size="md"
        loading={run.isPending}
        onClick={() =>
          ending > 0 ? setAsking(true) : run.mutate({ id, addsIndustries: hasNew && addsIndustries })
        }
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
    </Stack>
  );
}
