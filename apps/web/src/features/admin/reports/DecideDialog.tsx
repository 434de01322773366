import { VerdictDialog } from '../moderation/VerdictDialog.tsx';
import { type Decision, type ReportItem, useDecideReport } from './reports.hooks.ts';
import { reportsMessages as messages } from './reports.messages.ts';

type Props = { report: ReportItem; decision: Decision; onClose: () => void };

/** Confirms a decision on a report, with the reason for the member it is about and a note among administrators. */
export function DecideDialog({ report: { id, object }, decision, onClose }: Props) {
  const decide = useDecideReport();
  const { title, text, action } = messages.decisions[decision];
  const isConcerned = (object?.memberId ?? null) !== null && decision !== 'dismiss';
  return (
    <VerdictDialog
      of={`report:${id}`}
      title={title}
      text={text}
      action={action}
      excerpt={object?.text}
      asksReason={isConcerned}
      asksUntil={decision === 'suspend'}
      isPending={decide.isPending}
      onDecide={({ reason, note, until }, handlers) =>
        decide.mutate({ id, decision, note, ...(isConcerned && { message: reason, until }) }, handlers)
      }
      onClose={onClose}
    />
  );
}
