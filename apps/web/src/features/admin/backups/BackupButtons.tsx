import { Button, Text } from '@mantine/core';
import { IconCopyPlus, IconDatabaseExport, IconFileTypeJs } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './BackupTab.module.css';
import { useMakeBackups } from './backup.hooks.ts';
import { backupMessages as messages } from './backup.messages.ts';

const SIZE = 18;
const OFFERS = [
  { key: 'create', isMain: true, icon: <IconDatabaseExport size={SIZE} aria-hidden /> },
  { key: 'export', isMain: false, icon: <IconFileTypeJs size={SIZE} aria-hidden /> },
  { key: 'both', isMain: false, icon: <IconCopyPlus size={SIZE} aria-hidden /> },
] as const;

/** Creates a backup, an export, or both, and says what each is for. */
export function BackupButtons() {
  const { creation, exporting, both, dialog } = useMakeBackups();
  const mutations = { create: creation, export: exporting, both };
  return (
    <>
      {OFFERS.map(({ key, isMain, icon }) => (
        <Offer
          key={key}
          name={messages[key]}
          hint={messages.hints[key]}
          icon={icon}
          isMain={isMain}
          isPending={mutations[key].isPending}
          onClick={() => mutations[key].mutate()}
        />
      ))}
      {dialog}
    </>
  );
}

type OfferProps = {
  name: string;
  hint: string;
  icon: ReactNode;
  isMain: boolean;
  isPending: boolean;
  onClick: () => void;
};

function Offer({ name, hint, icon, isMain, isPending, onClick }: OfferProps) {
  const hintId = useId();
  return (
    <div className={classes.making}>
      <Button
        variant={isMain ? 'filled' : 'default'}
        leftSection={icon}
        loading={isPending}
        onClick={onClick}
        aria-describedby={hintId}
      >
        {name}
      </Button>
      <Text size="sm" c="dimmed" id={hintId}>
        {hint}
      </Text>
    </div>
  );
}
