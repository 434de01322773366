import { Button, Group, TextInput } from '@mantine/core';

type Filter = { event: string; targetType: string; targetId: string };
type Props = { filter: Filter; onFilter: (filter: Filter) => void };

const FIELDS = [
  { name: 'event', label: 'Event begins with', placeholder: 'user.' },
  { name: 'targetType', label: 'Kind of thing', placeholder: 'business' },
  { name: 'targetId', label: 'Its number or name', placeholder: '12' },
] as const;

/** Narrows the record; empty fields narrow nothing. */
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
        {FIELDS.map(({ name, label, placeholder }) => (
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
            Filter
          </Button>
          <Button
            size="md"
            variant="default"
            onClick={() => onFilter({ event: '', targetType: '', targetId: '' })}
          >
            Clear
          </Button>
        </Group>
      </Group>
    </form>
  );
}
