import { showEditConflict } from '../../lib/edit-conflict.ts';
import { showError } from '../../lib/show-error.ts';
import { showAlert } from '../../lib/show-alert.ts';
import { formIssues } from '../../lib/form-issues.ts';
import { type Inputs, trpc } from '../../lib/trpc.ts';
import { optimisticToggle } from '../../lib/optimistic-toggle.ts';
import type { FormErrors } from '@mantine/form';
import { toast } from '../../lib/toast.ts';
import { opportunitiesMessages as messages } from './opportunities.messages.ts';
import { type Opportunity, useOpportunityCache } from './opportunity-cache.ts';

/** Sends the application as a message to the poster and reports the result in an alert. */
export function useApply({ id, title, poster }: Opportunity, onSent: () => void) {
  const cache = useOpportunityCache();
  const utils = trpc.useUtils();
  const application = trpc.opportunities.sendApplication.useMutation({
    meta: { skipInvalidation: true },
    async onSuccess() {
      onSent();
      cache.change(id, (old) => ({
        ...old,
        applied: true,
        application: 'pending',
        can: { ...old.can, apply: false, withdraw: true },
      }));
      showAlert(messages.applied(title, poster.name));
      await utils.messages.invalidate();
    },
    onError: () => showAlert(messages.applyFailed),
  });
  return {
    isPending: application.isPending,
    apply: (message: string) => application.mutate({ id, message }),
  };
}

/** Saves or unsaves an opportunity, optimistically; an alert reports the result. */
export function useSaveOpportunity({ id, title }: Opportunity) {
  const cache = useOpportunityCache();
  const utils = trpc.useUtils();
  const save = trpc.opportunities.save.useMutation({
    ...optimisticToggle({
      scope: `save-opportunity-${id}`,
      isOn: ({ saved }: Inputs['opportunities']['save']) => saved,
      cancel: cache.cancel,
      set: (saved) => cache.change(id, (old) => ({ ...old, saved })),
      onError: () => showAlert(messages.saveFailed),
    }),
    async onSuccess({ saved }) {
      showAlert(saved ? messages.saved(title) : messages.unsaved(title));
      await utils.opportunities.saved.invalidate(undefined, { refetchType: 'none' });
    },
  });
  return { isPending: save.isPending, save: (saved: boolean) => save.mutate({ id, saved }) };
}

export function useCloseOpportunity() {
  const utils = trpc.useUtils();
  return trpc.opportunities.close.useMutation({
    async onSuccess() {
      toast(messages.closed);
      await utils.dashboard.stats.invalidate();
    },
    onError: showError,
  });
}

/** Accepts or declines an application for the member's own opportunity. */
export function useAnswerApplication(name: string) {
  return trpc.opportunities.applications.answer.useMutation({
    onSuccess: ({ status }) => toast(messages.applications.answered[status](name)),
    onError: showError,
  });
}

/** Takes the answer to an application for the member's own opportunity back. */
export function useReopenApplication(name: string) {
  return trpc.opportunities.applications.reopen.useMutation({
    onSuccess: () => toast(messages.applications.reopened(name)),
    onError: showError,
  });
}

export function useWithdrawApplication() {
  return trpc.opportunities.applications.withdraw.useMutation({
    onSuccess: () => toast(messages.withdrawn),
    onError: showError,
  });
}

type FormHandlers = { onDone: () => void; onIssues: (issues: FormErrors) => void };

/** Issues are shown at their fields, other errors in a toast. */
const onFormError =
  ({ onIssues }: FormHandlers) =>
  (error: Parameters<typeof formIssues>[0] & { message: string }) => {
    const issues = formIssues(error);
    if (Object.keys(issues).length > 0) onIssues(issues);
    else showError(error);
  };

type UpdateHandlers = FormHandlers & {
  /** The opportunity was saved elsewhere since the form was opened. */
  onConflict: (current: Opportunity) => void;
};

export function useUpdateOpportunity({ onConflict, ...handlers }: UpdateHandlers) {
  const utils = trpc.useUtils();
  const cache = useOpportunityCache();
  return trpc.opportunities.update.useMutation({
    onSuccess() {
      toast(messages.updated);
      handlers.onDone();
    },
    async onError(error, { id }) {
      const loadCurrent = () => utils.opportunities.get.fetch({ id }, { staleTime: 0 });
      const showCurrent = (current: Opportunity) => {
        cache.change(id, () => current);
        onConflict(current);
      };
      if (!(await showEditConflict(error, loadCurrent, showCurrent))) onFormError(handlers)(error);
    },
  });
}

export function useCreateOpportunity(idempotencyKey: string, handlers: FormHandlers) {
  return trpc.opportunities.create.useMutation({
    trpc: { context: { idempotencyKey } },
    onSuccess() {
      toast(messages.posted);
      handlers.onDone();
    },
    onError: onFormError(handlers),
  });
}
