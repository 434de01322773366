import { Checkbox, NativeSelect, Stack } from '@mantine/core';
import type { Import } from './imports.hooks.ts';
import { importsMessages } from './imports.messages.ts';

const { existing: messages } = importsMessages;

type Options = Import['options'];
type Props = { options: Options; onChange: (options: Options) => void };

/** What becomes of rows about members who are known. */
export function ExistingMembers({ options, onChange }: Props) {
  return (
    <Stack gap="xs">
      <NativeSelect
        label={messages.label}
        description={messages.hint}
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
            label={messages.replacesOwn}
            checked={options.replacesOwn}
            onChange={({ currentTarget: { checked } }) => onChange({ ...options, replacesOwn: checked })}
          />
        </>
      )}
    </Stack>
  );
}
