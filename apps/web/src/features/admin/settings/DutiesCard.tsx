import { Card, NativeSelect, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { DutyNotice } from '@guildhall/api/ground/duties/duties.schema';
import { showError } from '../../../lib/show-error.ts';
import { trpc } from '../../../lib/trpc.ts';
import { dutiesMessages as messages } from './duties.messages.ts';

/** Who is notified of what, and how. */
export function DutiesCard() {
  const { data: admins } = trpc.admin.duties.list.useQuery();
  const set = trpc.admin.duties.set.useMutation({ onError: showError });
  if (!admins) return null;
  return (
    <Card component="section" aria-labelledby="duties">
      <Title order={2} size="h3" id="duties">
        {messages.title}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {messages.text}
      </Text>
      <Stack gap="lg">
        {admins.map(({ id, name, covers, duties }) => (
          <fieldset key={id} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
            <Text component="legend" fw={600} mb="xs">
              {name}
            </Text>
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              {covers.map((duty) => (
                <NativeSelect
                  key={duty}
                  label={messages.duties[duty]}
                  data={DutyNotice.options.map((value) => ({ value, label: messages.notices[value] }))}
                  value={duties[duty]}
                  disabled={set.isPending}
                  onChange={(event) => {
                    const notice = DutyNotice.safeParse(event.currentTarget.value).data;
                    if (notice) set.mutate({ userId: id, duty, notice });
                  }}
                />
              ))}
            </SimpleGrid>
          </fieldset>
        ))}
      </Stack>
    </Card>
  );
}
