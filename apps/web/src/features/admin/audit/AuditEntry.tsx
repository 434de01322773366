import { Badge, Card, Group, Text } from '@mantine/core';
import { useFormats } from '../../../lib/formats.ts';
import blocks from '../../../ui/blocks.module.css';
import classes from './AuditEntry.module.css';
import type { AuditRow } from './audit.hooks.ts';
import { changesOf } from './changes.ts';
import { auditMessages as messages } from './audit.messages.ts';

/** An entry of the log: who did what to what, and the values before and after. */
export function AuditEntry({ row }: { row: AuditRow }) {
  const { localMoment } = useFormats();
  const changes = changesOf(row);
  return (
    <Card component="li" padding="md" className={blocks.item ?? ''}>
      <Group gap={8}>
        <Text fw={600} className={classes.event ?? ''}>
          {row.event}
        </Text>
        {row.outcome !== 'success' && (
          <Badge variant="light" color="red" tt="none">
            {row.outcome}
          </Badge>
        )}
        {row.targetType && (
          <Badge
            variant="light"
            color="gray"
            tt="none"
            classNames={{ root: classes.target ?? '', label: classes.targetName ?? '' }}
          >
            {row.targetType} {row.targetId}
          </Badge>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {row.actor?.name ?? row.actorRole ?? messages.system} ·{' '}
        <time dateTime={row.at}>{localMoment(row.at)}</time>
        {row.ip && ` · ${row.ip}`} · #{row.id}
      </Text>
      {changes.length > 0 && (
        <dl className={classes.changes}>
          {changes.map(({ name, before, after }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {before !== undefined && <del>{before}</del>}
                {before !== undefined && after !== undefined && ' → '}
                {after !== undefined && <ins>{after}</ins>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
