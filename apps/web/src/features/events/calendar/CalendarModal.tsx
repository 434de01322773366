import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useLocalDate } from '../../../lib/useLocalDate.ts';
import { Query } from '../../../ui/Query.tsx';
import { CalendarAddress } from './CalendarAddress.tsx';
import { useCalendarFeed, useRemoveCalendarFeed, useReplaceCalendarFeed } from './calendar.hooks.ts';
import { calendarMessages as messages } from './calendar.messages.ts';

export function CalendarModal({ onClose }: { onClose: () => void }) {
  const feed = useCalendarFeed();
  const replace = useReplaceCalendarFeed();
  const remove = useRemoveCalendarFeed(onClose);
  const localDate = useLocalDate();
  return (
    <Modal opened onClose={onClose} title={messages.subscribe}>
      <Query query={feed} skeleton={<Text c="dimmed">{messages.loading}</Text>} failed={messages.failed}>
        {({ since }) => (
          <Stack gap="md">
            <Text>{messages.about}</Text>
            {replace.data ? (
              <CalendarAddress url={replace.data.url} />
            ) : (
              since !== null && <Text>{messages.existing(localDate(since))}</Text>
            )}
            <Group gap="xs">
              {!replace.data && (
                <Button loading={replace.isPending} onClick={() => replace.mutate()} data-autofocus>
                  {since === null ? messages.create : messages.replace}
                </Button>
              )}
              {since !== null && (
                <Button
                  variant="subtle"
                  color="red"
                  loading={remove.isPending}
                  onClick={() => remove.mutate()}
                >
                  {messages.remove}
                </Button>
              )}
            </Group>
          </Stack>
        )}
      </Query>
    </Modal>
  );
}
