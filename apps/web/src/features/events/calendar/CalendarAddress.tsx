import { Button, Group, Radio, Stack, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { copyLink } from '../../../lib/copy-link.ts';
import { calendarMessages as messages } from './calendar.messages.ts';

const SCOPES = ['mine', 'all'] as const;

/** A new address of a calendar, for the events that the member chooses. */
export function CalendarAddress({ url }: { url: string }) {
  const [scope, setScope] = useState<string>('mine');
  const address = scope === 'all' ? `${url}?events=all` : url;
  return (
    <Stack gap="sm">
      <Radio.Group label={messages.scope.label} value={scope} onChange={setScope}>
        <Stack gap={4} mt={4}>
          {SCOPES.map((value) => (
            <Radio key={value} value={value} label={messages.scope[value]} />
          ))}
        </Stack>
      </Radio.Group>
      <TextInput
        label={messages.address}
        description={messages.once}
        readOnly
        data-autofocus
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group gap="xs">
        <Button leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copyLink(address)}>
          {messages.copy}
        </Button>
        <Button component="a" variant="default" href={address.replace(/^https?:/, 'webcal:')}>
          {messages.open}
        </Button>
      </Group>
    </Stack>
  );
}
