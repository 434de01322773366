import { keepPreviousData } from '@tanstack/react-query';
import { useCallback } from 'react';
import { showError } from '../../../lib/show-error.ts';
import { type Inputs, type Outputs, trpc } from '../../../lib/trpc.ts';
import { toast } from '../../../lib/toast.ts';
import { changeItem, nextPage } from '../shared/pages.ts';

export type AdminUser = Outputs['admin']['users']['list']['items'][number];
export type UsersInput = Omit<Inputs['admin']['users']['list'], 'cursor'>;

export const useUsers = (input: UsersInput) =>
  trpc.admin.users.list.useInfiniteQuery(input, {
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
  });

/** Lets members in or keeps them out, at once; taken back when the server refuses. */
export function useSetUserActive(input: UsersInput) {
  const utils = trpc.useUtils();
  const set = useCallback(
    (id: number, isActive: boolean) =>
      utils.admin.users.list.setInfiniteData(input, (data) => changeItem(data, id, { isActive })),
    [utils, input],
  );
  return trpc.admin.users.setActive.useMutation({
    async onMutate({ id, isActive }) {
      await utils.admin.users.list.cancel();
      set(id, isActive);
    },
    onError(error, { id, isActive }) {
      set(id, !isActive);
      showError(error);
      // A list that was on its way when the switch was turned is read again.
      void utils.admin.users.list.invalidate();
    },
  });
}

/** Makes an account; the new member chooses the password over a link in a mail. */
export function useAddUser(onAdded: () => void) {
  return trpc.admin.users.add.useMutation({
    onSuccess({ email }) {
      toast({ title: 'Member added', description: `A link for choosing a password goes to ${email}.` });
      onAdded();
    },
  });
}
