import { Alert, Button, List } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import { useDialog } from '../../lib/useDialog.ts';
import type { Outputs } from '../../lib/trpc.ts';
import { dashboardMessages } from './dashboard.messages.ts';

const { title, action } = dashboardMessages.recommendations.improve;
const SHOWN = 3;

type Props = { hints: Outputs['dashboard']['recommendations']['raise'] };

/** Changes to the viewer's own profile that would improve their matches. */
export function ProfileHints({ hints }: Props) {
  const dialog = useDialog();
  if (hints.length === 0) return null;
  return (
    <Alert variant="light" color="brass" icon={<IconBulb aria-hidden />} title={title}>
      <List size="sm" mb="xs">
        {hints.slice(0, SHOWN).map(({ field, text }) => (
          <List.Item key={field}>{text}</List.Item>
        ))}
      </List>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => dialog.show('edit-profile', { at: hints[0]?.field })}
      >
        {action}
      </Button>
    </Alert>
  );
}
