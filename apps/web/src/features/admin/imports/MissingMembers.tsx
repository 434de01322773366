import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { fullName } from '@guildhall/api/ground/values/person-name';
import { Link } from 'react-router-dom';
import { consolePaths } from '../../../lib/console-paths.ts';
import { CardListSkeleton } from '../../../ui/CardListSkeleton.tsx';
import { PagedItems } from '../../../ui/PagedItems.tsx';
import classes from './ImportRows.module.css';
import { type Import, useMissingMembers } from './imports.hooks.ts';
import { missingMessages as messages } from './missing.messages.ts';

/** Members who are not in the list that updates them: who has left, or whose row is missing. */
export function MissingMembers({ found: { id } }: { found: Import }) {
  const { count, members } = useMissingMembers(id);
  if (count === undefined || count === 0) return null;
  return (
    <Card component="section" padding="lg" aria-labelledby="missing-members">
      <Stack gap="sm">
        <Title order={2} size="h3" id="missing-members">
          {messages.title(count)}
        </Title>
        <Text>{messages.text}</Text>
        <Group>
          <Button component={Link} to={consolePaths.missingFrom(id)} size="md" variant="default">
            {messages.open}
          </Button>
        </Group>
        <PagedItems
          query={members}
          loading={<CardListSkeleton label={messages.loading} count={2} />}
          failed={messages.failed}
          empty={null}
        >
          {(items) => (
            <ul className={classes.list}>
              {items.map((member) => (
                <li key={member.id} className={classes.row}>
                  <Text size="sm" c="dimmed" className={classes.line ?? ''}>
                    {member.membershipNumber ?? messages.noNumber}
                  </Text>
                  <div className={classes.words}>
                    <Text size="sm" fw={600} dir="auto">
                      {fullName(member)}
                    </Text>
                    <Text size="sm">{member.email}</Text>
                  </div>
                </li>
              ))}
            </ul>
          )}
        </PagedItems>
      </Stack>
    </Card>
  );
}
