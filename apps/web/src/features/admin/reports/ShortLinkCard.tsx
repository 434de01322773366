import { Button, Card, Group, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { useTakeDown } from './reports.hooks.ts';

/** Stops a short link that leads somewhere bad, by its code or whole address. */
export function ShortLinkCard() {
  const [text, setText] = useState('');
  const change = useTakeDown();
  const code = text.trim().split('/').at(-1) ?? '';
  const set = (takenDown: boolean) => change.mutate({ code, takenDown }, { onSuccess: () => setText('') });
  return (
    <Card component="section" aria-labelledby="short-links">
      <Title order={2} size="h3" id="short-links" mb={4}>
        Short links
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        A link that is taken down answers everybody that it is gone.
      </Text>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (code) set(true);
        }}
      >
        <Group gap="xs" align="flex-start">
          <TextInput
            aria-label="Short link or its code"
            placeholder="Short link or its code"
            flex="1 1 220px"
            value={text}
            error={change.error?.message}
            onChange={(event) => {
              setText(event.currentTarget.value);
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
            Take down
          </Button>
          <Button size="md" variant="default" disabled={!code || change.isPending} onClick={() => set(false)}>
            Put up again
          </Button>
        </Group>
      </form>
    </Card>
  );
}
