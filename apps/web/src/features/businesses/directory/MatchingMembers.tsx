import { Anchor, Box, Card, Group, Text, Title } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatJobTitle } from '../../../lib/format-job-title.ts';
import { paths } from '../../../lib/paths.ts';
import { trpc } from '../../../lib/trpc.ts';
import { MemberAvatar } from '../../../ui/MemberAvatar.tsx';
import { directoryMessages } from './directory.messages.ts';
import divided from '../../../ui/DividedList.module.css';

const { members: messages } = directoryMessages;

const SHOWN = 3;

/** Members who do or offer what was searched for, with a business or without; absent when there are none. */
export function MatchingMembers({ search }: { search: string }) {
  // The viewer may be among them.
  const { data } = trpc.members.list.useQuery(
    { search, limit: SHOWN + 1 },
    { placeholderData: keepPreviousData },
  );
  const members = [...(data?.items ?? []), ...(data?.similar ?? [])]
    .filter(({ relation }) => relation !== 'self')
    .slice(0, SHOWN);
  if (members.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="matching-members">
      <Group justify="space-between" gap="xs" mb="xs">
        <Title order={2} size="h3" id="matching-members">
          {messages.title}
        </Title>
        <Anchor component={Link} to={paths.members({ search })} size="sm">
          {messages.all}
        </Anchor>
      </Group>
      <ul className={divided.list}>
        {members.map((member) => (
          <Group component="li" key={member.id} gap="sm" wrap="nowrap">
            <MemberAvatar {...member} size={40} />
            <Box miw={0}>
              <Anchor component={Link} to={paths.profile(member.username)} fw={600} c="inherit">
                {member.name}
              </Anchor>
              <Text size="sm" c="dimmed" lineClamp={2} dir="auto">
                {[formatJobTitle(member), member.location].filter(Boolean).join(' · ')}
              </Text>
            </Box>
          </Group>
        ))}
      </ul>
    </Card>
  );
}
