import { DIRECTION } from '../../../lib/locale.ts';
import { Anchor, Badge, Card, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useFormats, useMoney } from '../../../lib/formats.ts';
import { consolePaths } from '../../../lib/console-paths.ts';
import blocks from '../../../ui/blocks.module.css';
import classes from './AuditEntry.module.css';
import type { AuditRow } from './audit.hooks.ts';
import { auditMessages as messages } from './audit.messages.ts';
import { changesOf } from './changes.ts';

const ARROW = DIRECTION === 'rtl' ? '←' : '→';

/** An entry of the log in a sentence: what was done to what, by whom, and the values before and after. */
export function AuditEntry({ row }: { row: AuditRow }) {
  const { localMoment } = useFormats();
  const changes = changesOf(row, useMoney());
  return (
    <Card component="li" padding="md" className={blocks.item ?? ''}>
      <Group gap={8}>
        <Text fw={600} className={classes.sentence ?? ''}>
          {row.sentence} <Target row={row} />
        </Text>
        {row.outcome !== 'success' && (
          <Badge variant="light" color="red" tt="none">
            {messages.outcomes[row.outcome]}
          </Badge>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {row.actor?.name ?? row.actorRole ?? messages.system} ·{' '}
        <time dateTime={row.at}>{localMoment(row.at)}</time>
        {row.ip && ` · ${row.ip}`} · #{row.id} · {row.event}
      </Text>
      {changes.length > 0 && (
        <dl className={classes.changes}>
          {changes.map(({ name, before, after }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {before !== undefined && <del>{before}</del>}
                {before !== undefined && after !== undefined && ` ${ARROW} `}
                {after !== undefined && <ins>{after}</ins>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}

/** What it was done to, which leads to everything that was done to it. */
function Target({ row: { targetType, targetId, targetName } }: { row: AuditRow }) {
  if (targetType === null || targetId === null) return null;
  const name = targetName ?? messages.unnamed(targetType, targetId);
  return (
    <Anchor
      component={Link}
      to={consolePaths.auditOf(targetType, targetId)}
      fw={600}
      aria-label={messages.allAbout(name)}
    >
      {name}
    </Anchor>
  );
}
