import { Button, Group } from '@mantine/core';
import { IconUserCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useDialog } from '../../lib/useDialog.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { nothingFitsMessages as messages } from './nothing-fits.messages.ts';

type Props = { clearButton: ReactNode; /** Where the profile is not the reason. */ children: ReactNode };

/** Why nothing fits a member whose profile says nothing of their work, with the way to what is missing. */
export function NothingFits({ clearButton, children }: Props) {
  const dialog = useDialog();
  const { viewer } = useViewer();
  if (!viewer) return children;
  const { servicesOffered, lookingFor, professionalSummary, jobTitle, skills } = viewer;
  if ([servicesOffered, lookingFor, professionalSummary, jobTitle, ...skills].some((text) => text?.trim()))
    return children;
  return (
    <EmptyState
      icon={IconUserCircle}
      title={messages.title}
      action={
        <Group gap="sm" justify="center">
          <Button onClick={() => dialog.show('edit-profile', { at: 'servicesOffered' })}>
            {messages.add}
          </Button>
          {clearButton}
        </Group>
      }
    >
      {messages.text}
    </EmptyState>
  );
}
