import { Box, Badge, Card, Group, Text } from '@mantine/core';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { ReportActions } from './ReportActions.tsx';
import blocks from '../../../ui/blocks.module.css';
import type { Decision, ReportItem } from './reports.hooks.ts';
import { reportsMessages as messages } from './reports.messages.ts';

type Props = { report: ReportItem; onDecide: (decision: Decision) => void };

/** What has already happened to the object. */
const hiddenLabel = ({ objectType, object }: ReportItem) => {
  if (object?.isGone && objectType !== 'user') return messages.deleted;
  if (objectType === 'user') return messages.suspended;
  return objectType === 'short_link' ? messages.takenDown : messages.hidden;
};

/** A report with a preview of the reported content and the moderation actions. */
export function ReportCard({ report, onDecide }: Props) {
  const { objectType, objectId, object, reporter, status } = report;
  const name = messages.item(objectType, objectId);
  return (
    <Card component="li" padding="md" className={blocks.item ?? ''}>
      <Group gap={8}>
        <Badge variant="light" color="gray" tt="capitalize">
          {name}
        </Badge>
        <Badge variant="light" tt="none" color={report.category === 'illegal' ? 'red' : 'brass'}>
          {messages.categories[report.category]}
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
      <Text fw={600} mt="xs" className={blocks.lines ?? ''}>
        {report.reason || messages.noReason}
      </Text>
      {object ? (
        <Box component="blockquote" my={12} mx={0} className={blocks.tinted}>
          <Text className={blocks.lines ?? ''} lineClamp={5}>
            {object.text}
          </Text>
          <Text size="sm" c="dimmed">
            {[object.author, object.isHidden && hiddenLabel(report)].filter(Boolean).join(' · ')}
          </Text>
        </Box>
      ) : (
        <Text c="dimmed" my="sm">
          {messages.gone}
        </Text>
      )}
      {report.note && (
        <Text size="sm" mb="xs" className={blocks.lines ?? ''}>
          {messages.note(report.note)}
        </Text>
      )}
      {status === 'open' && <ReportActions report={report} name={name} onDecide={onDecide} />}
    </Card>
  );
}
