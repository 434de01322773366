import { showError } from '../../lib/show-error.ts';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { reportMemberMessages } from './report-member.messages.ts';

/** Reports a member to the administrators. */
export const useReportMember = () =>
  trpc.profile.report.useMutation({
    meta: { skipInvalidation: true },
    onSuccess: () => toast(reportMemberMessages.sent),
    onError: showError,
  });
