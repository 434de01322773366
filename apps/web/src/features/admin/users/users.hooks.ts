import { keepPreviousData } from '@tanstack/react-query';
import { useCallback } from 'react';
import { showError } from '../../../lib/show-error.ts';
import { type Inputs, type Outputs, trpc } from '../../../lib/trpc.ts';
import { toast } from '../../../lib/toast.ts';
import { useStepUp } from '../shared/useStepUp.tsx';
import { changeItem, nextPage } from '../shared/pages.ts';
import { usersMessages as messages } from './users.messages.ts';
import { fullName } from '@guildhall/api/ground/values/person-name';

export type AdminUser = Outputs['admin']['users']['list']['items'][number];
export type UsersInput = Omit<Inputs['admin']['users']['list'], 'cursor'>;

export const useUsers = (input: UsersInput) =>
  trpc.admin.users.list.useInfiniteQuery(input, {
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
  });

/** Activates or deactivates a member: optimistic, rolled back on error. */
export function useSetUserActive(input: UsersInput) {
  const utils = trpc.useUtils();
  const set = useCallback(
    (id: number, isActive: boolean) =>
      utils.admin.users.list.setInfiniteData(input, (data) => changeItem(data, id, { isActive })),
    [utils, input],
  );
  return trpc.admin.users.setActive.useMutation({
    scope: { id: 'member-active' },
    async onMutate({ id, isActive }) {
      await utils.admin.users.list.cancel();
      set(id, isActive);
    },
    onError(error, { id, isActive }) {
      set(id, !isActive);
      showError(error);
      // Refetches the list whose request onMutate cancelled.
      void utils.admin.users.list.invalidate();
    },
  });
}

/** Changes the role of a member, after the password where the sign-in is not recent; the dialog must be rendered. */
export function useSetUserRole() {
  const { onStepUpError, dialog } = useStepUp();
  const setRole = trpc.admin.users.setRole.useMutation({
    onSuccess({ firstName, lastName, role }) {
      const name = fullName({ firstName, lastName });
      toast(role === 'admin' ? messages.role.promoted(name) : messages.role.demoted(name));
    },
    onError: (error, input) => onStepUpError(error, () => setRole.mutate(input)),
  });
  return { setRole, dialog };
}

/** Creates an account; the new member chooses a password through an emailed link. */
export function useAddUser(onAdded: () => void) {
  return trpc.admin.users.add.useMutation({
    onSuccess({ email }) {
      toast(messages.added(email));
      onAdded();
    },
  });
}
