import { Badge, Button, Group, Text } from '@mantine/core';
import { IconDownload, IconRestore, IconShieldCheck } from '@tabler/icons-react';
import { moment } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import classes from './BackupTab.module.css';
import { type BackupItem, ORIGINS, duration, fileSize, isFullBackup, kindOf } from './backup-words.ts';

type Props = {
  item: BackupItem;
  isBusy: boolean;
  isRestoring: boolean;
  onDownload: () => void;
  onRestore: () => void;
};

/** One file with what is known of it. */
export function BackupRow({ item, isBusy, isRestoring, onDownload, onRestore }: Props) {
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
          <time dateTime={madeAt}>{moment(madeAt)}</time> · {fileSize(sizeBytes)}
          {origin && ` · ${ORIGINS[origin]}`}
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
          href={paths.backupFile(name)}
          size="xs"
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          aria-label={`Download ${name}`}
          onClick={(event) => {
            // The file is only given to who has proven themselves lately, so that is asked first.
            event.preventDefault();
            onDownload();
          }}
        >
          Download
        </Button>
        {isFullBackup(name) && (
          <Button
            size="xs"
            variant="light"
            color="red"
            leftSection={<IconRestore size={16} aria-hidden />}
            aria-label={`Restore ${name}`}
            loading={isRestoring}
            disabled={isBusy}
            onClick={onRestore}
          >
            Restore
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
        Verified{verifyMs !== null && ` in ${duration(verifyMs)}`}
      </Badge>
    );
  if (state === 'unverified')
    return (
      <Badge variant="light" tt="none" color="brass">
        Not verified yet
      </Badge>
    );
  if (state === 'failed')
    return (
      <Badge variant="light" tt="none" color="red">
        Failed
      </Badge>
    );
  return null;
}
