import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { AUDIT_EVENTS } from '@guildhall/api/ground/values/audit-events.messages';
import { auditMessages as messages } from './audit.messages.ts';

/** `targetType` and `targetId` come from the link of an entry. */
export type AuditFilter = { person: string; event: string; targetType: string; targetId: string };
type Props = { filter: AuditFilter; onFilter: (filter: AuditFilter) => void };

export const NO_FILTER: AuditFilter = { person: '', event: '', targetType: '', targetId: '' };

const EVENTS = Object.entries(AUDIT_EVENTS)
  .map(([value, label]) => ({ value, label }))
  .toSorted((one, other) => one.label.localeCompare(other.label));

/** Filters the log; empty fields filter nothing. A link may name several events by how they begin. */
export function AuditFilterForm({ filter, onFilter }: Props) {
  const isListed = EVENTS.some(({ value }) => value === filter.event);
  return (
    <form
      onSubmit={(submitted) => {
        submitted.preventDefault();
        const data = new FormData(submitted.currentTarget);
        const read = (name: string) => {
          const value = data.get(name);
          return typeof value === 'string' ? value.trim() : '';
        };
        onFilter({ ...filter, person: read('person'), event: read('event') });
      }}
    >
      <Group gap="sm" align="flex-end">
        <TextInput
          name="person"
          label={messages.person.label}
          placeholder={messages.person.placeholder}
          maxLength={100}
          defaultValue={filter.person}
          flex="1 1 180px"
        />
        <NativeSelect
          name="event"
          label={messages.event.label}
          data={[
            { value: '', label: messages.event.any },
            ...(isListed || filter.event === '' ? [] : [{ value: filter.event, label: filter.event }]),
            ...EVENTS,
          ]}
          defaultValue={filter.event}
          flex="1 1 220px"
        />
        <Group gap="xs">
          <Button type="submit" size="md">
            {messages.filter}
          </Button>
          <Button size="md" variant="default" onClick={() => onFilter(NO_FILTER)}>
            {messages.clear}
          </Button>
        </Group>
      </Group>
    </form>
  );
}
