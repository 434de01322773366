import type { FormErrors } from '@mantine/form';
import { formIssues } from '../../../lib/form-issues.ts';
import { showError } from '../../../lib/show-error.ts';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { toast } from '../../../lib/toast.ts';
import { useStepUp } from '../shared/useStepUp.tsx';
import { memberMessages as messages } from './member.messages.ts';

export type AdminMember = Outputs['admin']['users']['get'];

export const useMember = (id: number) => trpc.admin.users.get.useQuery({ id });

/** Saves what an administrator changed. The form shows the error at its fields. */
export function useUpdateMember(onSaved: (member: AdminMember) => void) {
  const utils = trpc.useUtils();
  return trpc.admin.users.update.useMutation({
    onSuccess(member) {
      utils.admin.users.get.setData({ id: member.id }, member);
      toast(messages.saved);
      onSaved(member);
    },
  });
}

/** Sends the invitation or the confirmation again. */
export const useResend = () =>
  trpc.admin.users.resend.useMutation({
    onSuccess: ({ sent }) => toast(messages.resent[sent]),
    onError: showError,
  });

/** Sends a link to choose a new password, after a step-up; the dialog must be rendered. */
export function useSendPasswordLink() {
  const { onStepUpError, dialog } = useStepUp();
  const link = trpc.admin.users.sendPasswordLink.useMutation({
    onSuccess: () => toast(messages.passwordLink.sent),
    onError: (error, ref) => onStepUpError(error, () => link.mutate(ref)),
  });
  return { link, dialog };
}

/** Turns two-step sign-in off, after a step-up; the dialog must be rendered. */
export function useResetSecondFactor() {
  const utils = trpc.useUtils();
  const { onStepUpError, dialog } = useStepUp();
  const reset = trpc.admin.secondFactor.reset.useMutation({
    onSuccess(member) {
      utils.admin.users.get.setData({ id: member.id }, member);
      toast(messages.secondFactor.done);
    },
    onError: (error, ref) => onStepUpError(error, () => reset.mutate(ref)),
  });
  return { reset, dialog };
}

type AddressOptions = { onChanged: () => void; onRefused: (issues: FormErrors) => void };

/** Gives the member another address, after a step-up; the dialog must be rendered. */
export function useChangeAddress({ onChanged, onRefused }: AddressOptions) {
  const utils = trpc.useUtils();
  const { onStepUpError, dialog } = useStepUp();
  const change = trpc.admin.users.changeAddress.useMutation({
    onSuccess(member) {
      utils.admin.users.get.setData({ id: member.id }, member);
      toast(messages.address.changed);
      onChanged();
    },
    onError(error, input) {
      const issues = formIssues(error);
      if (Object.keys(issues).length > 0) onRefused(issues);
      else onStepUpError(error, () => change.mutate(input));
    },
  });
  return { change, dialog };
}

/** Activates or deactivates the member. */
export const useSetMemberActive = () => trpc.admin.users.setActive.useMutation({ onError: showError });
