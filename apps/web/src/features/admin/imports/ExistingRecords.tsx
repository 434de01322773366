import type { ImportKind } from '@guildhall/api/console/imports/imports.schema';
import { Checkbox, NativeSelect, Stack } from '@mantine/core';
import type { Import } from './imports.hooks.ts';
import { importsMessages } from './imports.messages.ts';

const { existing: messages } = importsMessages;

type Options = Import['options'];
type Props = { kind: ImportKind; options: Options; onChange: (options: Options) => void };

/** What becomes of rows about members or businesses that are known. */
export function ExistingRecords({ kind, options, onChange }: Props) {
  const words = messages.of[kind];
  return (
    <Stack gap="xs">
      <NativeSelect
        label={words.label}
        description={words.hint}
        inputWrapperOrder={['label', 'input', 'description']}
        data={Object.entries(messages.options).map(([value, label]) => ({ value, label }))}
        value={options.existing}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...options, existing: value === 'update' ? 'update' : 'skip' })
        }
      />
      {options.existing === 'update' && (
        <>
          <Checkbox
            label={messages.clearsBlank}
            checked={options.clearsBlank}
            onChange={({ currentTarget: { checked } }) => onChange({ ...options, clearsBlank: checked })}
          />
          <Checkbox
            label={words.replacesOwn}
            checked={options.replacesOwn}
            onChange={({ currentTarget: { checked } }) => onChange({ ...options, replacesOwn: checked })}
          />
        </>
      )}
    </Stack>
  );
}
