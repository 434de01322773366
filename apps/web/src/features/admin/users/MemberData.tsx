import { Card, Stack, Text, Title } from '@mantine/core';
import { fullName } from '@guildhall/api/ground/values/person-name';
import { DataRequestButtons } from '../data-requests/DataRequestButtons.tsx';
import { dataRequestsMessages } from '../data-requests/data-requests.messages.ts';
import type { AdminMember } from './member.hooks.ts';

const { section: messages } = dataRequestsMessages;

/** What a member can demand by letter: a copy of their data, or their erasure. */
export function MemberData({ member }: { member: AdminMember }) {
  return (
    <Card component="section" padding="lg" aria-labelledby="member-data">
      <Stack gap="sm">
        <Title order={2} size="h3" id="member-data">
          {messages.title}
        </Title>
        <Text c="dimmed">{messages.text}</Text>
        <DataRequestButtons subject={{ type: 'member', id: member.id }} name={fullName(member)} />
      </Stack>
    </Card>
  );
}
