import { Button, Card, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconHistory } from '@tabler/icons-react';
import { Suspense, useId } from 'react';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { memberMessages } from './member.messages.ts';

const { history: messages } = memberMessages;
const MemberHistory = lazyChunk(() =>
  import('./history/MemberHistory.tsx').then((module) => ({ default: module.MemberHistory })),
);

/** The history of a member, which is loaded when somebody wants to read it. */
export function HistoryCard({ id }: { id: number }) {
  const [isOpen, { toggle }] = useDisclosure(false);
  const list = useId();
  return (
    <Card component="section" padding="lg" aria-labelledby="member-history">
      <Stack gap="sm" align="stretch">
        <Title order={2} size="h3" id="member-history">
          {messages.title}
        </Title>
        <Text c="dimmed">{messages.text}</Text>
        <Button
          variant="default"
          style={{ alignSelf: 'flex-start' }}
          leftSection={<IconHistory size={18} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={toggle}
        >
          {isOpen ? messages.hide : messages.show}
        </Button>
        <div id={list}>
          {isOpen && (
            <Suspense fallback={<Skeleton height={120} aria-busy="true" />}>
              <MemberHistory id={id} />
            </Suspense>
          )}
        </div>
      </Stack>
    </Card>
  );
}
