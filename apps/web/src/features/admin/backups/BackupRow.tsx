import { Badge, Button, Group, Text } from '@mantine/core';
import { IconDownload, IconRestore, IconShieldCheck, IconTrash } from '@tabler/icons-react';
import { useFormats } from '../../../lib/formats.ts';
import { consolePaths } from '../../../lib/console-paths.ts';
import classes from './BackupTab.module.css';
import { type BackupItem, duration, fileSize, isFullBackup, kindOf } from './backup-format.ts';
import { backupMessages as messages } from './backup.messages.ts';

type Props = {
  item: BackupItem;
  isBusy: boolean;
  isRestoring: boolean;
  onDownload: () => void;
  onRestore: () => void;
  onDelete: () => void;
};

/** A backup file with its state and actions. */
export function BackupRow({ item, isBusy, isRestoring, onDownload, onRestore, onDelete }: Props) {
  const { localMoment } = useFormats();
  const { name, madeAt, sizeBytes, origin } = item;
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Group gap={8}>
          <Badge variant="light" tt="none" color={isFullBackup(name) ? 'forest' : 'indigo'}>
            {kindOf(name)}
          </Badge>
          <State item={item} />
        </Group>
        <span className={classes.name}>{name}</span>
        <Text size="sm" c="dimmed">
          <time dateTime={madeAt}>{localMoment(madeAt)}</time> · {fileSize(sizeBytes)}
          {origin && ` · ${messages.origins[origin]}`}
        </Text>
        {item.error && (
          <Text size="sm" c="var(--mantine-color-error)">
            {item.error}
          </Text>
        )}
      </div>
      <Group gap="xs">
        <Button
          component="a"
          href={consolePaths.backupFile(name)}
          size="xs"
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          aria-label={messages.downloadLabel(name)}
          onClick={(event) => {
            // The download needs a recent sign-in, so that is checked (and asked for) first.
            event.preventDefault();
            onDownload();
          }}
        >
          {messages.download}
        </Button>
        {isFullBackup(name) && (
          <Button
            size="xs"
            variant="light"
            color="red"
            leftSection={<IconRestore size={16} aria-hidden />}
            aria-label={messages.restoreLabel(name)}
            loading={isRestoring}
            disabled={isBusy}
            onClick={onRestore}
          >
            {messages.restore}
          </Button>
        )}
        {origin === 'uploaded' && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconTrash size={16} aria-hidden />}
            aria-label={messages.remove.label(name)}
            disabled={isBusy}
            onClick={onDelete}
          >
            {messages.remove.action}
          </Button>
        )}
      </Group>
    </li>
  );
}

function State({ item: { state, verifyMs } }: { item: BackupItem }) {
  if (state === 'verified')
    return (
      <Badge variant="light" tt="none" color="forest" leftSection={<IconShieldCheck size={14} aria-hidden />}>
        {verifyMs === null ? messages.state.verified : messages.state.verifiedIn(duration(verifyMs))}
      </Badge>
    );
  if (state === 'unverified')
    return (
      <Badge variant="light" tt="none" color="brass">
        {messages.state.unverified}
      </Badge>
    );
  if (state === 'failed')
    return (
      <Badge variant="light" tt="none" color="red">
        {messages.state.failed}
      </Badge>
    );
  return null;
}
