import { writtenList } from '../../../lib/written.ts';
import { Text } from '@mantine/core';
import { useFormats } from '../../../lib/formats.ts';
import { trpc } from '../../../lib/trpc.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { backupMessages as messages } from './backup.messages.ts';

const { confirm } = messages;

type Props = { name: string; onClose: () => void; onConfirm: () => void };

/** Asks before a restore, and says what would be lost by it. */
export function RestoreDialog({ name, onClose, onConfirm }: Props) {
  return (
    <ConfirmDialog title={confirm.title} action={messages.restore} onClose={onClose} onConfirm={onConfirm}>
      <Text component="span" display="block">
        {confirm.text(name)}
      </Text>
      <Losses name={name} />
      <Text component="span" display="block" mt="sm">
        {confirm.undo}
      </Text>
    </ConfirmDialog>
  );
}

function Losses({ name }: { name: string }) {
  const { localMoment } = useFormats();
  const { data, isError } = trpc.backups.losses.useQuery({ backupFileName: name }, { staleTime: 0 });
  const words = () => {
    if (isError) return confirm.uncounted;
    if (!data) return confirm.counting;
    const moment = localMoment(data.madeAt);
    if (data.lost.length === 0) return confirm.nothingLost(moment);
    const lost = data.lost.map(({ kind, count }) => confirm.lost[kind](count));
    return confirm.losses(moment, writtenList(lost));
  };
  return (
    <Text component="span" display="block" mt="sm" fw={600} role="status">
      {words()}
    </Text>
  );
}
