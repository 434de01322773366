import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { useLocalDate } from '../../../lib/useLocalDate.ts';
import { paths } from '../../../lib/paths.ts';
import { MemberAvatar } from '../../../ui/MemberAvatar.tsx';
import { Stars } from '../../../ui/Stars.tsx';
import { businessPageMessages } from '../page/business-page.messages.ts';
import type { Review } from '../businesses.types.ts';
import classes from './ReviewItem.module.css';
import { reviewsMessages } from './reviews.messages.ts';
import { fullName } from '@guildhall/api/ground/values/person-name';

const ReportReview = lazyChunk(() =>
  import('./ReportReview.tsx').then((module) => ({ default: module.ReportReview })),
);
const ReplyForm = lazyChunk(() =>
  import('./ReplyForm.tsx').then((module) => ({ default: module.ReplyForm })),
);

type Props = {
  review: Review;
  /** Its owner came to reply: the form is open, in sight, and has the focus. */
  isAnswered: boolean;
  onAnswered: () => void;
};

/** A review with the owner's reply and the viewer's actions. */
export function ReviewItem({ review, isAnswered, onAnswered }: Props) {
  const [chosen, setOpen] = useState<'reply' | 'report' | null>(null);
  const open = isAnswered && review.can.reply ? 'reply' : chosen;
  const localDate = useLocalDate();
  const { reviewer, createdAt, title, comment, reply, replier, repliedAt, can } = review;
  const { anonymous, recent, noComment } = businessPageMessages;
  const name = reviewer ? fullName(reviewer) : anonymous;
  const close = () => {
    setOpen(null);
    if (isAnswered) onAnswered();
  };

  return (
    <article className={classes.root} aria-label={reviewsMessages.by(name)}>
      <MemberAvatar name={name} avatar={reviewer?.avatar ?? null} />
      <div className={classes.words}>
        <div className={classes.head}>
          {reviewer ? (
            <Anchor component={Link} to={paths.profile(reviewer.username)} fw={600} c="inherit">
              {name}
            </Anchor>
          ) : (
            <Text fw={600}>{name}</Text>
          )}
          <Stars value={review.rating} />
          <Text size="sm" c="dimmed">
            {createdAt ? localDate(createdAt) : recent}
          </Text>
        </div>
        {title && (
          <Title order={3} size="h4">
            {title}
          </Title>
        )}
        <Text className={classes.text ?? ''} {...(!comment && { c: 'dimmed' })}>
          {comment || noComment}
        </Text>
        {reply && open !== 'reply' && (
          <blockquote className={classes.reply}>
            <div className={classes.head}>
              {replier && <MemberAvatar name={replier.name} avatar={replier.avatar} size={28} />}
              <Text size="sm" fw={600}>
                {replier?.name}
              </Text>
              <Text size="sm" c="dimmed">
                {reviewsMessages.reply.from}
                {repliedAt && ` · ${localDate(repliedAt)}`}
              </Text>
            </div>
            <Text className={classes.text ?? ''}>{reply}</Text>
          </blockquote>
        )}
        {open === 'reply' && (
          <Suspense>
            <ReplyForm review={review} isSought={isAnswered} onDone={close} />
          </Suspense>
        )}
        {open !== 'reply' && (can.reply || can.report) && (
          <Group gap={4} ms={-10}>
            {can.reply && (
              <Button variant="subtle" size="xs" onClick={() => setOpen('reply')}>
                {reply ? reviewsMessages.reply.edit : reviewsMessages.reply.write}
              </Button>
            )}
            {can.report && (
              <Button
                variant="subtle"
                color="gray"
                size="xs"
                aria-label={reviewsMessages.report.actionLabel(name)}
                onClick={() => setOpen('report')}
              >
                {reviewsMessages.report.action}
              </Button>
            )}
          </Group>
        )}
      </div>
      {open === 'report' && (
        <Suspense>
          <ReportReview reviewId={review.id} onClose={close} />
        </Suspense>
      )}
    </article>
  );
}
