import { Button, Group, TextInput } from '@mantine/core';
import { auditMessages as messages } from './audit.messages.ts';

type Filter = { event: string; targetType: string; targetId: string };
type Props = { filter: Filter; onFilter: (filter: Filter) => void };

/** Filters the log; empty fields filter nothing. */
export function AuditFilterForm({ filter, onFilter }: Props) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        const read = (name: string) => {
          const value = data.get(name);
          return typeof value === 'string' ? value.trim() : '';
        };
        onFilter({ event: read('event'), targetType: read('targetType'), targetId: read('targetId') });
      }}
    >
      <Group gap="sm" align="flex-end">
        {messages.filters.map(({ name, label, placeholder }) => (
          <TextInput
            key={name}
            name={name}
            label={label}
            placeholder={placeholder}
            maxLength={100}
            defaultValue={filter[name]}
            flex="1 1 180px"
          />
        ))}
        <Group gap="xs">
          <Button type="submit" size="md">
            {messages.filter}
          </Button>
          <Button
            size="md"
            variant="default"
            onClick={() => onFilter({ event: '', targetType: '', targetId: '' })}
          >
            {messages.clear}
          </Button>
        </Group>
      </Group>
    </form>
  );
}
