import { REASON_MAX } from '@guildhall/api/ground/reports/decisions.schema';
import { Button, Card, Group, Text, TextInput, Textarea, Title } from '@mantine/core';
import { useState } from 'react';
import { useTakeDown } from './reports.hooks.ts';
import { reportsMessages as messages } from './reports.messages.ts';

const { shortLinks: text } = messages;

/** Takes down or restores a short link by its code or URL. */
export function ShortLinkCard() {
  const [value, setValue] = useState('');
  const [reason, setReason] = useState('');
  const change = useTakeDown();
  const code = value.trim().split('/').at(-1) ?? '';
  const set = (takenDown: boolean) =>
    change.mutate(
      { code, takenDown, ...(takenDown && { reason }) },
      {
        onSuccess: () => {
          setValue('');
          setReason('');
        },
      },
    );
  return (
    <Card component="section" aria-labelledby="short-links">
      <Title order={2} size="h3" id="short-links" mb={4}>
        {text.title}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {text.text}
      </Text>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (code) set(true);
        }}
      >
        <Group gap="xs" align="flex-start">
          <TextInput
            aria-label={text.label}
            placeholder={text.label}
            flex="1 1 220px"
            value={value}
            error={change.error?.message}
            onChange={(event) => {
              setValue(event.currentTarget.value);
              change.reset();
            }}
          />
          <Button
            type="submit"
            size="md"
            variant="light"
            color="red"
            disabled={!code}
            loading={change.isPending}
          >
            {text.takeDown}
          </Button>
          <Button size="md" variant="default" disabled={!code || change.isPending} onClick={() => set(false)}>
            {text.restore}
          </Button>
        </Group>
        <Textarea
          mt="sm"
          {...text.reason}
          maxLength={REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </form>
    </Card>
  );
}
