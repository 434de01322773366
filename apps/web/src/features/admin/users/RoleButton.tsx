import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconShieldMinus, IconShieldPlus } from '@tabler/icons-react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { type AdminUser, useSetUserRole } from './users.hooks.ts';
import { usersMessages } from './users.messages.ts';
import { fullName } from '@guildhall/api/ground/values/person-name';

const { role: messages } = usersMessages;

/** Makes a member an administrator, or an administrator a member. */
export function RoleButton({ user }: { user: AdminUser }) {
  const { setRole, dialog } = useSetUserRole();
  const [isAsking, asking] = useDisclosure(false);
  const isAdmin = user.role === 'admin';
  const name = fullName(user);
  const action = isAdmin ? messages.demoteAction : messages.promoteAction;
  const Icon = isAdmin ? IconShieldMinus : IconShieldPlus;
  return (
    <>
      <Button
        variant="default"
        loading={setRole.isPending}
        leftSection={<Icon size={18} aria-hidden />}
        onClick={asking.open}
      >
        {action}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={isAdmin ? messages.demoteTitle(name) : messages.promoteTitle(name)}
          action={action}
          isDestructive={isAdmin}
          onClose={asking.close}
          onConfirm={() => setRole.mutate({ id: user.id, role: isAdmin ? 'user' : 'admin' })}
        >
          {isAdmin ? messages.demoteText : messages.promoteText}
        </ConfirmDialog>
      )}
      {dialog}
    </>
  );
}
