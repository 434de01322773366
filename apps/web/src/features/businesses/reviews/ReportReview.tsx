import { ReportModal } from '../../../ui/ReportModal.tsx';
import { useReportReview } from './reviews.hooks.ts';
import { reviewsMessages } from './reviews.messages.ts';

type Props = { reviewId: number; onClose: () => void };

/** Reports a review to the administrators. */
export function ReportReview({ reviewId, onClose }: Props) {
  const report = useReportReview();
  return (
    <ReportModal
      of={`review:${reviewId}`}
      title={reviewsMessages.report.title}
      isPending={report.isPending}
      onSend={(sent, handlers) => report.mutate({ id: reviewId, ...sent }, handlers)}
      onClose={onClose}
    />
  );
}
