import { keepPreviousData } from '@tanstack/react-query';
import type { ApplicantStatus } from '@guildhall/api/accounts/application/applicants.schema';
import { showError } from '../../../lib/show-error.ts';
import { toast } from '../../../lib/toast.ts';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { PAGE_LIMIT, nextPage } from '../shared/pages.ts';
import { applicantsMessages as messages } from './applicants.messages.ts';
import { fullName } from '@guildhall/api/ground/values/person-name';

export type Applicant = Outputs['admin']['applicants']['list']['items'][number];

export const useApplicants = (status: ApplicantStatus) =>
  trpc.admin.applicants.list.useInfiniteQuery(
    { status, limit: PAGE_LIMIT },
    { getNextPageParam: nextPage, placeholderData: keepPreviousData },
  );

/** Makes the applicant a member. */
export const useApprove = () =>
  trpc.admin.applicants.approve.useMutation({
    onSuccess: (applicant) => toast(messages.approved(fullName(applicant))),
    onError: showError,
  });

/** Declines or asks, each with a text for the applicant. */
export function useTextAction(action: 'decline' | 'ask', onDone: () => void) {
  const options = {
    onSuccess() {
      toast(messages.dialogs[action].done);
      onDone();
    },
    onError: showError,
  };
  const decline = trpc.admin.applicants.decline.useMutation(options);
  const ask = trpc.admin.applicants.ask.useMutation(options);
  return action === 'decline' ? decline : ask;
}
