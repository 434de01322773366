import { Anchor, Button, Card, Group, Stack, Text } from '@mantine/core';
import { IconFileText, IconMailForward, IconTableImport, IconUserPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { consolePaths } from '../../lib/console-paths.ts';
import { paths } from '../../lib/paths.ts';
import { MailAlert } from '../admin/mail/MailAlert.tsx';
import { setupMessages } from './setup.messages.ts';

const { members: messages } = setupMessages;

const WAYS = [
  { label: messages.import, hint: messages.importHint, to: consolePaths.imports(), Icon: IconTableImport },
  { label: messages.terms, hint: messages.termsHint, to: consolePaths.pages(), Icon: IconFileText },
  {
    label: messages.invite,
    hint: messages.inviteHint,
    to: consolePaths.invitations(),
    Icon: IconMailForward,
  },
  { label: messages.add, hint: messages.addHint, to: paths.admin('users'), Icon: IconUserPlus },
];

/** The ways to bring members, all of them in the console. */
export function MembersStep() {
  return (
    <Stack gap="md">
      <MailAlert />
      {WAYS.map(({ label, hint, to, Icon }) => (
        <Card key={label}>
          <Group gap="md" wrap="nowrap" align="flex-start">
            <Icon size={24} aria-hidden />
            <div>
              <Anchor component={Link} to={to} fw={600}>
                {label}
              </Anchor>
              <Text size="sm" c="dimmed">
                {hint}
              </Text>
            </div>
          </Group>
        </Card>
      ))}
      <Group justify="flex-end">
        <Button component={Link} to={paths.admin()}>
          {messages.finish}
        </Button>
      </Group>
    </Stack>
  );
}
