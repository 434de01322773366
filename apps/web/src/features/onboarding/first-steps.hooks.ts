import { showError } from '../../lib/show-error.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import type { CurrentUser } from '../../lib/useViewer.ts';

export type FirstSteps = Outputs['onboarding']['steps'];
export type FirstStep = keyof FirstSteps;

/** Whether any first step may be open; for everyone else the server is not asked. */
export const mayBeStarting = (member: CurrentUser): boolean =>
  !member.servicesOffered?.trim() || !member.lookingFor?.trim() || member.connectionCount === 0;

/** Refetched on every visit: a first message sent from another page completes the contact step. */
export function useFirstSteps(member: CurrentUser) {
  return trpc.onboarding.steps.useQuery(undefined, {
    enabled: mayBeStarting(member),
    refetchOnMount: 'always',
  });
}

export function useSkipStep() {
  const utils = trpc.useUtils();
  return trpc.onboarding.skip.useMutation({
    meta: { skipInvalidation: true },
    onSuccess: (steps) => utils.onboarding.steps.setData(undefined, steps),
    onError: showError,
  });
}
