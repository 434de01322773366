import { Anchor, Text } from '@mantine/core';
import { richTextOf } from '@guildhall/markdown';
import { useDisclosure } from '@mantine/hooks';
import { Link } from 'react-router-dom';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { paths } from '../../lib/paths.ts';
import { formatJobTitle } from '../../lib/format-job-title.ts';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ReportDialog } from '../../ui/ReportDialog.tsx';
import classes from './CommentSection.module.css';
import type { CommentSubject } from './comment-subject.ts';
import { type Comment, useDeleteComment, useReportComment } from './comments.hooks.ts';
import { commentsMessages as messages } from './comments.messages.ts';

type Props = { comment: Comment; subject: CommentSubject; onReply?: () => void };

/** The viewer's own new comment stands last, which may be out of sight. */
const showUnsent = (item: HTMLElement | null) => item?.scrollIntoView({ block: 'nearest' });

/** One comment, with reply, delete and report as far as the server allows the viewer. */
export function CommentItem({ comment, subject, onReply }: Props) {
  const { author, can } = comment;
  const isUnsent = comment.id < 0;
  const [isDeleting, deleting] = useDisclosure(false);
  const [isReporting, reporting] = useDisclosure(false);
  const deletion = useDeleteComment(subject);
  const report = useReportComment(subject);
  const about = (label: string) => messages.about(label, author.name);
  return (
    <div className={classes.item} data-unsent={isUnsent || undefined} ref={isUnsent ? showUnsent : null}>
      <MemberAvatar name={author.name} avatar={author.avatar} size={34} />
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
          <RichText text={richTextOf(comment)} lang={comment.lang} />
        </Text>
        {onReply && !isUnsent && (
          <div className={classes.tools}>
            <Tool label={messages.reply} about={messages.replyTo(author.name)} onClick={onReply} />
            {can.delete && (
              <Tool label={messages.remove} about={about(messages.remove)} onClick={deleting.open} />
            )}
            {can.report && (
              <Tool label={messages.report} about={about(messages.report)} onClick={reporting.open} />
            )}
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
          onSend={(sent, handlers) => report.mutate({ id: comment.id, ...sent }, handlers)}
        />
      )}
    </div>
  );
}

function Tool({ label, about, onClick }: { label: string; about: string; onClick: () => void }) {
  return (
    <Anchor component="button" type="button" size="xs" py={4} c="dimmed" aria-label={about} onClick={onClick}>
      {label}
    </Anchor>
  );
}
