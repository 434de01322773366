import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import classes from './MappingForm.module.css';
import type { Import, Row, useImportActions } from './imports.hooks.ts';
import { importsMessages } from './imports.messages.ts';

const { results: messages } = importsMessages;

type Props = {
  found: Import;
  row: Row;
  edit: ReturnType<typeof useImportActions>['editCell'];
  onDone: () => void;
};

/** The imported cells of a row, to be corrected in place. */
export function EditRow({
  found: { id, columns, mapping, options },
  row: { line, cells },
  edit,
  onDone,
}: Props) {
  const used = [...Object.values(mapping), ...Object.values(options.otherwise)];
  const imported = [...new Set(used)].toSorted((one, other) => one - other);
  const [values, setValues] = useState<Record<number, string>>({});
  const save = async () => {
    for (const column of imported) {
      const value = values[column];
      if (value !== undefined && value !== (cells[column] ?? ''))
        await edit.mutateAsync({ id, line, column, value });
    }
    onDone();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // A failure is shown by the mutation.
        save().catch(() => undefined);
      }}
    >
      <Stack gap="sm">
        <div className={classes.fields}>
          {imported.map((column) => (
            <TextInput
              key={column}
              size="xs"
              label={columns[column]}
              value={values[column] ?? cells[column] ?? ''}
              onChange={({ currentTarget: { value } }) =>
                setValues((former) => ({ ...former, [column]: value }))
              }
            />
          ))}
        </div>
        <Group gap="xs">
          <Button type="submit" size="xs" loading={edit.isPending}>
            {messages.save}
          </Button>
          <Button size="xs" variant="default" onClick={onDone}>
            {messages.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
