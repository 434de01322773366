import { Button, Checkbox, Popover, Stack, VisuallyHidden } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { COLUMNS, type Column } from './columns.ts';
import { usersMessages as messages } from './users.messages.ts';

type Props = { columns: Column[]; onToggle: (column: Column) => void };

/** Chooses what the table shows of each member. */
export function ColumnsMenu({ columns, onToggle }: Props) {
  return (
    <Popover position="bottom-end" trapFocus withinPortal={false}>
      <Popover.Target>
        <Button size="md" variant="default" leftSection={<IconColumns3 size={18} aria-hidden />}>
          {messages.columns}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm" component="fieldset" style={{ border: 0, margin: 0, padding: 0 }}>
          <VisuallyHidden component="legend">{messages.columns}</VisuallyHidden>
          {COLUMNS.map((column) => (
            <Checkbox
              key={column}
              label={messages.table[column]}
              checked={columns.includes(column)}
              onChange={() => onToggle(column)}
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
