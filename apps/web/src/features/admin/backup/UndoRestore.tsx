import '@mantine/core/styles/Alert.layer.css';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowBackUp } from '@tabler/icons-react';
import { moment } from '../../../lib/dates.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

type Props = { until: string; isBusy: boolean; onUndo: () => void };

/** The way back from the last restore, while there is one. */
export function UndoRestore({ until, isBusy, onUndo }: Props) {
  const [isAsking, asking] = useDisclosure(false);
  return (
    <Alert color="brass" variant="light" title="The data was restored from a backup">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">The data from before can be brought back until {moment(until)}.</Text>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          loading={isBusy}
          onClick={asking.open}
        >
          Undo Restore
        </Button>
      </Stack>
      {isAsking && (
        <ConfirmDialog
          title="Undo the restore?"
          action="Undo Restore"
          onClose={asking.close}
          onConfirm={() => {
            asking.close();
            onUndo();
          }}
        >
          Everything is as it was before the restore. What was written since then is lost.
        </ConfirmDialog>
      )}
    </Alert>
  );
}
