import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconShieldOff } from '@tabler/icons-react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useResetSecondFactor } from './member.hooks.ts';
import { memberMessages } from './member.messages.ts';

const { secondFactor: messages } = memberMessages;

/** Turns two-step sign-in off for a member who lost the phone and the recovery codes. */
export function SecondFactorButton({ id, name }: { id: number; name: string }) {
  const { reset, dialog } = useResetSecondFactor();
  const [isAsking, asking] = useDisclosure(false);
  return (
    <>
      <Button
        variant="default"
        loading={reset.isPending}
        leftSection={<IconShieldOff size={18} aria-hidden />}
        onClick={asking.open}
      >
        {messages.action}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={messages.title(name)}
          action={messages.confirm}
          isDestructive
          onClose={asking.close}
          onConfirm={() => reset.mutate({ id })}
        >
          {messages.text}
        </ConfirmDialog>
      )}
      {dialog}
    </>
  );
}
