import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { consolePaths } from '../../../lib/console-paths.ts';
import { trpc } from '../../../lib/trpc.ts';
import { usersMessages } from './users.messages.ts';

const { missing: messages } = usersMessages;

/** Says that the list has only members who are not in an imported one. */
export function MissingNote({ id, onShowAll }: { id: number; onShowAll: () => void }) {
  const { data: found } = trpc.admin.imports.get.useQuery({ id });
  return (
    <Alert variant="light" mb="md">
      <Stack gap="xs">
        <Text size="sm">{messages.text(found?.fileName ?? '')}</Text>
        <Group gap="xs">
          <Button component={Link} to={consolePaths.imports(id)} size="xs" variant="default">
            {messages.back}
          </Button>
          <Button size="xs" variant="default" onClick={onShowAll}>
            {messages.all}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
