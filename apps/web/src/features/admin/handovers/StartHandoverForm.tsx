import { writtenList } from '../../../lib/written.ts';
import { Button, Card, Select, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { useViewer } from '../../../lib/useViewer.ts';
import { usePermissions } from '../shared/usePermissions.ts';
import { ColleagueSelect } from './ColleagueSelect.tsx';
import { HandoverItems } from './HandoverItems.tsx';
import { useStartHandover } from './handovers.hooks.ts';
import { handoversMessages } from './handovers.messages.ts';

const { start: messages } = handoversMessages;

const EMPTY = { from: '', to: '', movesOn: '' };

/** Starts a handover: administrators of anyone with a role, an officer of their own. */
export function StartHandoverForm() {
  const [{ from, to, movesOn }, setValues] = useState(EMPTY);
  const change = (values: Partial<typeof EMPTY>) => setValues((before) => ({ ...before, ...values }));
  const isAdmin = usePermissions().holds('roles');
  const own = String(useViewer().viewer?.id ?? '');
  const fromUserId = Number(isAdmin ? from : own);
  const { data: items = [] } = trpc.admin.handovers.checklist.useQuery(
    { fromUserId },
    { enabled: fromUserId > 0 },
  );
  const { start, dialog } = useStartHandover(() => setValues(EMPTY));
  const roles = items.flatMap(({ kind, name }) => (kind === 'role' ? [name] : []));
  return (
    <Card component="section" padding="lg" aria-labelledby="start-handover">
      <Title order={2} size="h3" id="start-handover">
        {messages.title}
      </Title>
      <Text c="dimmed" mb="md">
        {messages.text}
      </Text>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (fromUserId > 0 && to !== '')
            start.mutate({ fromUserId, toUserId: Number(to), movesOn: movesOn || null });
        }}
      >
        <Stack gap="md">
          {isAdmin ? (
            <HolderSelect value={from} onChange={(next) => change({ from: next })} />
          ) : (
            roles.length > 0 && <Text>{messages.own(writtenList(roles))}</Text>
          )}
          <ColleagueSelect
            label={messages.to}
            description={messages.toHint}
            value={to}
            onChange={(next) => change({ to: next })}
          />
          <TextInput
            type="date"
            label={messages.movesOn}
            description={messages.movesOnHint}
            maw={480}
            value={movesOn}
            onChange={(event) => change({ movesOn: event.currentTarget.value })}
          />
          {items.length > 0 && <HandoverItems items={items} order={3} />}
          <Button
            type="submit"
            loading={start.isPending}
            disabled={!(fromUserId > 0) || to === ''}
            style={{ alignSelf: 'flex-start' }}
          >
            {messages.submit}
          </Button>
        </Stack>
      </form>
      {dialog}
    </Card>
  );
}

type HolderProps = { value: string; onChange: (id: string) => void };

/** Picks one of those who hold a role. */
function HolderSelect({ value, onChange }: HolderProps) {
  const { data = [] } = trpc.admin.grants.list.useQuery();
  const holders = new Map(data.map(({ member }) => [String(member.id), member.name]));
  return (
    <Select
      label={messages.from}
      description={messages.fromHint}
      required
      searchable
      maw={480}
      data={[...holders].map(([id, name]) => ({ value: id, label: name }))}
      value={value === '' ? null : value}
      data-path="fromUserId"
      onChange={(next) => onChange(next ?? '')}
    />
  );
}
