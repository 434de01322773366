import { Badge, Button, Card, Group, Text } from '@mantine/core';
import { IconEyeOff, IconUser, IconX } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { paths } from '../../../lib/paths.ts';
import classes from './ReportCard.module.css';
import type { Decision, ReportItem } from './reports.hooks.ts';
import { reportsMessages as messages } from './reports.messages.ts';

type Props = { report: ReportItem; onDecide: (decision: Decision) => void };

/** Content is hidden, a link is taken down. */
const hideLabel = (objectType: string) => (objectType === 'short_link' ? messages.takeDown : messages.hide);
const VIEW_MEMBER: Record<string, string> = messages.viewMember;

/** A report with a preview of the reported content and the moderation actions. */
export function ReportCard({ report, onDecide }: Props) {
  const { objectType, objectId, object, reporter, status } = report;
  const name = `${objectType.replace('_', ' ')} #${objectId}`;
  return (
    <Card component="li" padding="md" className={classes.root ?? ''}>
      <Group gap={8}>
        <Badge variant="light" color="gray" tt="none">
          {name}
        </Badge>
        {status !== 'open' && (
          <Badge variant="light" tt="none" color={status === 'resolved' ? 'red' : 'forest'}>
            {messages.statuses[status]}
          </Badge>
        )}
        <Text size="sm" c="dimmed">
          {messages.reportedBy(reporter.name)} ·{' '}
          <RelativeTime at={report.createdAt} text={report.relativeTime} />
        </Text>
      </Group>
      <Text fw={600} mt="xs" className={classes.text ?? ''}>
        {report.reason || messages.noReason}
      </Text>
      {object ? (
        <blockquote className={classes.object}>
          <Text className={classes.text ?? ''} lineClamp={5}>
            {object.text}
          </Text>
          <Text size="sm" c="dimmed">
            {object.author}
            {object.isHidden &&
              `${object.author ? ' · ' : ''}${objectType === 'short_link' ? messages.takenDown : messages.hidden}`}
          </Text>
        </blockquote>
      ) : (
        <Text c="dimmed" my="sm">
          {messages.gone}
        </Text>
      )}
      {report.note && (
        <Text size="sm" mb="xs" className={classes.text ?? ''}>
          {messages.note.shown(report.note)}
        </Text>
      )}
      {status === 'open' && (
        <Group gap="xs">
          {object?.memberEmail && (
            <Button
              component={Link}
              to={paths.adminUsers(object.memberEmail)}
              size="xs"
              variant="light"
              leftSection={<IconUser size={16} aria-hidden />}
            >
              {VIEW_MEMBER[objectType] ?? messages.viewMember.other}
            </Button>
          )}
          {report.canHide && (
            <Button
              size="xs"
              variant="light"
              color="red"
              leftSection={<IconEyeOff size={16} aria-hidden />}
              aria-label={messages.actionLabel(hideLabel(objectType), name)}
              onClick={() => onDecide('hide')}
            >
              {hideLabel(objectType)}
            </Button>
          )}
          <Button
            size="xs"
            variant="default"
            leftSection={<IconX size={16} aria-hidden />}
            aria-label={messages.dismissLabel(name)}
            onClick={() => onDecide('dismiss')}
          >
            {messages.dismiss}
          </Button>
        </Group>
      )}
    </Card>
  );
}
