import { Alert, Button, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useFormats } from '../../../lib/formats.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { backupMessages as messages } from './backup.messages.ts';

type Props = { undoes: 'restore' | 'undo'; until: string; isBusy: boolean; onUndo: () => void };

const { undo } = messages;

/** Undoes the last restore, or goes back to what it had restored, for as long as that is possible. */
export function UndoRestore({ undoes, until, isBusy, onUndo }: Props) {
  const { localMoment } = useFormats();
  const [isAsking, asking] = useDisclosure(false);
  return (
    <Alert color="brass" variant="light" title={undo.titles[undoes]}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{undo.until[undoes](localMoment(until))}</Text>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          loading={isBusy}
          onClick={asking.open}
        >
          {undo.action[undoes]}
        </Button>
      </Stack>
      {isAsking && (
        <ConfirmDialog
          title={undo.question[undoes]}
          action={undo.action[undoes]}
          onClose={asking.close}
          onConfirm={() => onUndo()}
        >
          {undo.text[undoes]}
        </ConfirmDialog>
      )}
    </Alert>
  );
}
