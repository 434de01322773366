import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { toast } from '../../../lib/toast.ts';
import { showError } from '../../../lib/show-error.ts';
import { useStepUp } from '../shared/useStepUp.tsx';
import { handoversMessages } from './handovers.messages.ts';

export type Handover = Outputs['admin']['handovers']['list'][number];
export type HandoverDetails = Outputs['handovers']['get'];
export type HandoverItem = HandoverDetails['items'][number];

const { page, start } = handoversMessages;

export const useHandovers = () => trpc.admin.handovers.list.useQuery();
export const useHandover = (id: number) => trpc.handovers.get.useQuery({ id }, { retry: false });

/** Starts a handover, after the password where the sign-in is not recent; the dialog must be rendered. */
export function useStartHandover(onStarted: () => void) {
  const { onStepUpError, dialog } = useStepUp();
  const mutation = trpc.admin.handovers.start.useMutation({
    onSuccess({ to }) {
      toast({ title: start.done(to.name) });
      onStarted();
    },
    onError: (error, input) => onStepUpError(error, () => mutation.mutate(input)),
  });
  return { start: mutation, dialog };
}

/**
 * What the reader of a handover does to it; the dialog must be rendered. The answer replaces what is shown, as a done
 * handover signs both of the two out.
 */
export function useAgreeing() {
  const utils = trpc.useUtils();
  const { onStepUpError, dialog } = useStepUp();
  const show = (handover: HandoverDetails, done: { title: string }) => {
    utils.handovers.get.setData({ id: handover.id }, handover);
    toast(done);
  };
  const confirm = trpc.handovers.confirm.useMutation({
    meta: { skipInvalidation: true },
    onSuccess: (handover) => show(handover, page.confirm.done),
  });
  const approve = trpc.admin.handovers.approve.useMutation({
    onSuccess: (handover) => show(handover, page.approve.done),
    onError: (error, input) => onStepUpError(error, () => approve.mutate(input)),
  });
  const cancel = trpc.handovers.cancel.useMutation({
    onSuccess: (handover) => show(handover, page.cancel.done),
    onError: showError,
  });
  return { confirm, approve, cancel, dialog };
}
