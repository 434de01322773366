import { Card, Group, Text, Title } from '@mantine/core';
import { OwnerTaskRow } from './OwnerTaskRow.tsx';
import classes from './OwnerTasks.module.css';
import type { OwnBusiness, OwnerTask } from './own.hooks.ts';
import { ownMessages } from './own.messages.ts';

const { tasks: messages } = ownMessages;

/** What needs the owner of these businesses, people first. */
export function OwnerTasks({ businesses, tasks }: { businesses: OwnBusiness[]; tasks: OwnerTask[] }) {
  const rows = tasks.flatMap((task) => {
    const business = businesses.find(({ id }) => id === task.businessId);
    return business ? [{ task, business }] : [];
  });
  const views = businesses.reduce((sum, { figures }) => sum + figures.views, 0);
  return (
    <Card component="section" padding={0} aria-labelledby="owner-tasks">
      <Group justify="space-between" className={classes.head ?? ''}>
        <Title order={2} size="h3" id="owner-tasks">
          {messages.title}
        </Title>
        {rows.length > 1 && (
          <Text size="sm" c="dimmed">
            {messages.count(rows.length)}
          </Text>
        )}
      </Group>
      {rows.length === 0 ? (
        <Text c="dimmed" className={classes.none ?? ''}>
          {messages.none} {messages.looked(views)}
        </Text>
      ) : (
        <ul className={classes.list}>
          {rows.map(({ task, business }, index) => (
            <OwnerTaskRow
              key={`${task.kind} ${task.id}`}
              task={task}
              business={business}
              isFirst={index === 0}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
