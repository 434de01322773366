import { Button, Card, Group, Stack, Text } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { Suspense } from 'react';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { paths } from '../../lib/paths.ts';
import { share } from '../../lib/share.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { WaysIn } from '../../lib/WaysIn.tsx';
import type { Opportunity } from './opportunity-cache.ts';
import { opportunitiesPageMessages } from './opportunities-page.messages.ts';

const MemberActions = lazyChunk(() =>
  import('./MemberActions.tsx').then((module) => ({ default: module.MemberActions })),
);

const { page: messages } = opportunitiesPageMessages;

/** What the reader can do: apply or save, read the applications for their own, or join first. */
export function OpportunityActions({ opportunity }: { opportunity: Opportunity }) {
  const { viewer } = useViewer();
  const { id, slug, title, isOpen, poster } = opportunity;
  const sendOn = () => share({ title, text: title, path: paths.opportunity(id, slug) });
  return (
    <Card padding="md">
      <Stack gap="sm">
        {viewer ? (
          <Suspense>
            <MemberActions opportunity={opportunity} />
          </Suspense>
        ) : (
          isOpen && (
            <>
              <Text fw={600}>{messages.join.title}</Text>
              <Text size="sm" c="dimmed">
                {messages.join.text(poster.name)}
              </Text>
              <WaysIn joinFor={{ reason: 'apply', name: title }} open={{ apply: String(id) }} />
            </>
          )
        )}
        <Group>
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconShare size={16} aria-hidden />}
            onClick={() => void sendOn()}
          >
            {messages.share}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}
