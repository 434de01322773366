import { Badge, Button, Card, Group, Text } from '@mantine/core';
import { IconEyeOff, IconUser, IconX } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import classes from './ReportCard.module.css';
import type { Decision, ReportItem } from './reports.hooks.ts';

type Props = { report: ReportItem; onDecide: (decision: Decision) => void };

/** A link is no text that could be hidden. */
const deedOn = (objectType: string) => (objectType === 'short_link' ? 'Take down' : 'Hide');

const WHO: Record<string, string> = {
  user: 'Open',
  message: 'Sender',
  business: 'Owner',
  short_link: 'Maker',
};

const OUTCOME = { open: 'Open', resolved: 'Hidden', dismissed: 'Dismissed' };

/** One report beside a glance at what it is about. */
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
            {OUTCOME[status]}
          </Badge>
        )}
        <Text size="sm" c="dimmed">
          reported by {reporter.name} · <time dateTime={report.createdAt}>{report.relativeTime}</time>
        </Text>
      </Group>
      <Text fw={600} mt="xs" className={classes.text ?? ''}>
        {report.reason || 'No reason given'}
      </Text>
      {object ? (
        <blockquote className={classes.object}>
          <Text className={classes.text ?? ''} lineClamp={5}>
            {object.text}
          </Text>
          <Text size="sm" c="dimmed">
            {object.author}
            {object.isHidden &&
              `${object.author ? ' · ' : ''}${objectType === 'short_link' ? 'already taken down' : 'already hidden'}`}
          </Text>
        </blockquote>
      ) : (
        <Text c="dimmed" my="sm">
          It is not there any more.
        </Text>
      )}
      {report.note && (
        <Text size="sm" mb="xs" className={classes.text ?? ''}>
          Note: {report.note}
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
              {WHO[objectType] ?? 'Author'} in Users
            </Button>
          )}
          {report.canHide && (
            <Button
              size="xs"
              variant="light"
              color="red"
              leftSection={<IconEyeOff size={16} aria-hidden />}
              aria-label={`${deedOn(objectType)} ${name}`}
              onClick={() => onDecide('hide')}
            >
              {deedOn(objectType)}
            </Button>
          )}
          <Button
            size="xs"
            variant="default"
            leftSection={<IconX size={16} aria-hidden />}
            aria-label={`Dismiss report of ${name}`}
            onClick={() => onDecide('dismiss')}
          >
            Dismiss
          </Button>
        </Group>
      )}
    </Card>
  );
}
