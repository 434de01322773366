import { Anchor, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link } from 'react-router-dom';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { paths } from '../../../lib/paths.ts';
import { formatJobTitle } from '../../../lib/format-job-title.ts';
import { MemberAvatar } from '../../../ui/MemberAvatar.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { ReportDialog } from '../ReportDialog.tsx';
import classes from './CommentSection.module.css';
import { type Comment, useDeleteComment, useReportComment } from './comments.hooks.ts';
import { feedMessages } from '../feed.messages.ts';

const messages = feedMessages.comments;

/** One comment, with delete and report as far as the server allows the viewer. */
export function CommentItem({ comment }: { comment: Comment }) {
  const { author, can } = comment;
  const [firstName = '', ...rest] = author.name.split(' ');
  const [isDeleting, deleting] = useDisclosure(false);
  const [isReporting, reporting] = useDisclosure(false);
  const deletion = useDeleteComment(comment.postId);
  const report = useReportComment(reporting.close);
  return (
    <li className={classes.item} data-unsent={comment.id < 0 || undefined}>
      <MemberAvatar firstName={firstName} lastName={rest.join(' ')} avatar={author.avatar} size={34} />
      <div className={classes.bubble}>
        <div className={classes.head}>
          <Anchor component={Link} to={paths.profile(author.username)} size="sm" fw={600} c="inherit">
            {author.name}
          </Anchor>
          <Text size="sm" c="dimmed" component="span">
            <RelativeTime at={comment.createdAt} text={comment.relativeTime} />
          </Text>
        </div>
        <Text size="xs" c="dimmed">
          {formatJobTitle(author)}
        </Text>
        <Text size="sm" mt={4} component="div">
          <RichText text={comment.body} />
        </Text>
        {(can.delete || can.report) && (
          <div className={classes.tools}>
            {can.delete && <Tool label={messages.remove} author={author.name} onClick={deleting.open} />}
            {can.report && <Tool label={messages.report} author={author.name} onClick={reporting.open} />}
          </div>
        )}
      </div>
      {isDeleting && (
        <ConfirmDialog
          title={messages.deleteTitle}
          action={messages.deleteAction}
          onClose={deleting.close}
          onConfirm={() => deletion.mutate({ id: comment.id })}
        >
          {messages.deleteText}
        </ConfirmDialog>
      )}
      {isReporting && (
        <ReportDialog
          of={`comment:${comment.id}`}
          title={messages.reportTitle(author.name)}
          isPending={report.isPending}
          onClose={reporting.close}
          onSend={(reason, handlers) => report.mutate({ id: comment.id, reason }, handlers)}
        />
      )}
    </li>
  );
}

function Tool({ label, author, onClick }: { label: string; author: string; onClick: () => void }) {
  return (
    <Anchor
      component="button"
      type="button"
      size="xs"
      py={4}
      c="dimmed"
      aria-label={messages.about(label, author)}
      onClick={onClick}
    >
      {label}
    </Anchor>
  );
}
