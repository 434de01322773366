import { Card, Group, Text, Title } from '@mantine/core';
import { NextSteps } from '../activity/NextSteps.tsx';
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
  // Opening hours are a row of their own.
  const lacking = businesses
    .map((business) => ({ business, steps: business.nextSteps.filter((step) => step !== 'hours') }))
    .filter(({ steps }) => steps.length > 0);
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
      {rows.length === 0 && lacking.length === 0 && (
        <Text c="dimmed" className={classes.none ?? ''}>
          {messages.none} {messages.looked(views)}
        </Text>
      )}
      {rows.length > 0 && (
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
      {lacking.length > 0 && (
        <div className={classes.steps}>
          {lacking.map(({ business, steps }) => (
            <NextSteps key={business.id} business={business} steps={steps} isNamed={businesses.length > 1} />
          ))}
        </div>
      )}
    </Card>
  );
}
