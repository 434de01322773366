import { ROLE_NAMES } from '@guildhall/api/ground/values/role-names.messages';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { toast } from '../../../lib/toast.ts';
import { useStepUp } from '../shared/useStepUp.tsx';
import { rolesMessages as messages } from './roles.messages.ts';

type Grants = Outputs['admin']['grants']['list'];
export type Grant = Grants[number];

export const useGrants = () => trpc.admin.grants.list.useQuery();

const nameOf = (list: Grants, userId: number) =>
  list.find(({ member }) => member.id === userId)?.member.name ?? '';

/** Gives and ends roles, after the password where the sign-in is not recent; the dialog must be rendered. */
export function useChangeRoles(onGiven: () => void) {
  const utils = trpc.useUtils();
  const { onStepUpError, dialog } = useStepUp();
  const give = trpc.admin.grants.give.useMutation({
    onSuccess(list, { userId, role }) {
      utils.admin.grants.list.setData(undefined, list);
      toast({ title: messages.give.done(ROLE_NAMES[role].name, nameOf(list, userId)) });
      onGiven();
    },
    onError: (error, input) => onStepUpError(error, () => give.mutate(input)),
  });
  const end = trpc.admin.grants.end.useMutation({
    onSuccess(list, { userId }) {
      const before = utils.admin.grants.list.getData() ?? [];
      toast({ title: messages.end.done(nameOf(before, userId)) });
      utils.admin.grants.list.setData(undefined, list);
    },
    onError: (error, input) => onStepUpError(error, () => end.mutate(input)),
  });
  return { give, end, dialog };
}
