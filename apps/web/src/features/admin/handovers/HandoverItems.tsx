import { Stack, Text, Title } from '@mantine/core';
import { useFormats } from '../../../lib/formats.ts';
import divided from '../../../ui/DividedList.module.css';
import type { HandoverItem } from './handovers.hooks.ts';
import { dutiesMessages } from '../settings/duties.messages.ts';
import { handoversMessages as messages } from './handovers.messages.ts';

const DUTIES = new Map<string, string>(Object.entries(dutiesMessages.duties));

type Props = {
  items: HandoverItem[];
  /** The level of the headings. */
  order?: 2 | 3;
};

/** What hangs on the outgoing member: what the handover moves, and what needs a hand. */
export function HandoverItems({ items, order = 2 }: Props) {
  const staying = items.filter(({ stays }) => stays !== null);
  return (
    <>
      <Part title={messages.page.moves} order={order} items={items.filter(({ stays }) => stays === null)} />
      {staying.length > 0 && <Part title={messages.page.stays} order={order} items={staying} />}
    </>
  );
}

function Part({ title, order, items }: Required<Props> & { title: string }) {
  const { longDate } = useFormats();
  return (
    <section aria-label={title}>
      <Title order={order} size="h4">
        {title}
      </Title>
      <ul className={divided.list}>
        {items.map(({ kind, name, endsOn, stays }) => (
          <li key={`${kind} ${name}`}>
            <Stack gap={2} style={{ overflowWrap: 'anywhere' }}>
              <Text size="sm" c="dimmed">
                {messages.kinds[kind]}
              </Text>
              <Text fw={600}>
                {wordsOf(kind, name)}
                {endsOn && `, ${messages.page.until(longDate(endsOn))}`}
              </Text>
              {stays && <Text size="sm">{messages.why[stays]}</Text>}
            </Stack>
          </li>
        ))}
      </ul>
    </section>
  );
}

function wordsOf(kind: HandoverItem['kind'], name: string): string {
  if (kind === 'duty') return DUTIES.get(name) ?? name;
  if (kind === 'batch') return messages.batches.get(name) ?? name;
  return kind === 'invitations' ? messages.invitations(name) : name;
}
