import { Badge, Box, Button, Card, Group, Text, Title } from '@mantine/core';
import { IconCheck, IconMessageQuestion, IconX } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { FactList } from '../../../ui/FactList.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { DataRequestButtons } from '../data-requests/DataRequestButtons.tsx';
import blocks from '../../../ui/blocks.module.css';
import { type Applicant, useApprove } from './applicants.hooks.ts';
import { applicantsMessages as messages } from './applicants.messages.ts';
import { fullName } from '@guildhall/api/ground/values/person-name';
import { Readable } from '../../../ui/Readable.tsx';

const PROFILE_FIELDS = [
  'jobTitle',
  'company',
  'industry',
  'location',
  'lookingFor',
  'servicesOffered',
] as const;

type Props = { applicant: Applicant; onAct: (action: 'decline' | 'ask') => void };

/** What an applicant wrote, in the order of the form. */
function factsOf({ profile, answers, conversation, status }: Applicant) {
  const isLast = (index: number) => index === conversation.length - 1;
  return [
    ...PROFILE_FIELDS.map((field) => ({
      key: field,
      label: messages.profile[field],
      text: profile[field] ?? '',
    })),
    ...answers.map(({ key, question, lang, answer }) => ({ key, label: question, lang, text: answer })),
    ...conversation.map(({ from, text, at }, index) => ({
      key: at,
      label: status === 'declined' && isLast(index) ? messages.reason : messages.said[from],
      text,
    })),
  ].filter(({ text }) => text !== '');
}

/** An application with what can be done with it. */
export function ApplicantCard({ applicant, onAct }: Props) {
  const { id, email, isConfirmed, suspicions, status, username, guestAt, createdAt, relativeTime } =
    applicant;
  const name = fullName(applicant);
  const approve = useApprove();
  const isOpen = status === 'waiting' || status === 'asked';
  const label = (action: string) => messages.actionLabel(action, name);
  return (
    <Card component="li" padding="md" className={blocks.item ?? ''}>
      <Group gap={8}>
        <Title order={2} size="h4">
          {name}
        </Title>
        {status === 'approved' && username === null && (
          <Badge variant="light" color="gray" tt="none">
            {messages.notJoined}
          </Badge>
        )}
        {isOpen && !isConfirmed && (
          <Badge variant="light" color="brass" tt="none">
            {messages.unconfirmed}
          </Badge>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        <Readable>{email}</Readable> · <RelativeTime at={createdAt} text={relativeTime} />
      </Text>
      {guestAt && (
        <Text size="sm" mt={4}>
          {messages.guestAt(guestAt.title, guestAt.inviter)}
        </Text>
      )}
      {suspicions.length > 0 && (
        <Text size="sm" mt={4}>
          {messages.suspicions.title}{' '}
          {suspicions.map((suspicion) => messages.suspicions.reasons[suspicion]).join('; ')}.
        </Text>
      )}
      <Box my="sm">
        <FactList facts={factsOf(applicant)} />
      </Box>
      {isOpen && (
        <Group gap="xs">
          <Button
            size="xs"
            leftSection={<IconCheck size={16} aria-hidden />}
            aria-label={label(messages.approve)}
            loading={approve.isPending}
            onClick={() => approve.mutate({ id })}
          >
            {messages.approve}
          </Button>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconMessageQuestion size={16} aria-hidden />}
            aria-label={label(messages.ask)}
            onClick={() => onAct('ask')}
          >
            {messages.ask}
          </Button>
          <Button
            size="xs"
            variant="light"
            color="red"
            leftSection={<IconX size={16} aria-hidden />}
            aria-label={label(messages.decline)}
            onClick={() => onAct('decline')}
          >
            {messages.decline}
          </Button>
        </Group>
      )}
      {status !== 'approved' && (
        <Box mt="sm">
          <DataRequestButtons subject={{ type: 'applicant', id }} name={name} size="xs" />
        </Box>
      )}
      {username && (
        <Button component={Link} to={paths.profile(username)} size="xs" variant="light" w="fit-content">
          {messages.viewProfile}
        </Button>
      )}
    </Card>
  );
}
