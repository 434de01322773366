import { Text } from '@mantine/core';
import { showError } from '../../lib/show-error.ts';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { ReportDialog } from '../../ui/ReportDialog.tsx';
import { reportMemberMessages as messages } from './report-member.messages.ts';

type Props = { member: { id: number; name: string }; isConversation?: boolean; onClose: () => void };

/** Reports a member to the administrators. From a conversation, it says that they cannot read what was written there. */
export function ReportMemberDialog({ member: { id, name }, isConversation = false, onClose }: Props) {
  const report = trpc.profile.report.useMutation({
    meta: { skipInvalidation: true },
    onSuccess: () => toast(messages.sent),
    onError: showError,
  });
  return (
    <ReportDialog
      of={`member:${id}`}
      title={messages.title(name)}
      isPending={report.isPending}
      onSend={(sent, whenSent) => report.mutate({ id, ...sent }, whenSent)}
      onClose={onClose}
    >
      {isConversation && <Text size="sm">{messages.quote}</Text>}
    </ReportDialog>
  );
}
