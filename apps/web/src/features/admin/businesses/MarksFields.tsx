import '@mantine/core/styles/Fieldset.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Fieldset, Group, Stack, Switch, TextInput } from '@mantine/core';
import { GROUP } from '../../businesses/form/form-fields.ts';
import type { useMarks } from './business-form.hooks.ts';

type Props = { form: ReturnType<typeof useMarks> };

/** Whose the business is, and the marks that the house gives. */
export function MarksFields({ form }: Props) {
  const mark = (name: 'isActive' | 'isVerified' | 'isFeatured') =>
    form.getInputProps(name, { type: 'checkbox' });
  return (
    <Fieldset legend="Administration" {...GROUP}>
      <Stack gap="md">
        <TextInput
          label="Owner ID"
          required
          inputMode="numeric"
          description="The number of the member it belongs to"
          maw={360}
          {...form.getInputProps('ownerId')}
        />
        <Group gap="xl">
          <Switch label="Active" {...mark('isActive')} />
          <Switch label="Verified" {...mark('isVerified')} />
          <Switch label="Featured" {...mark('isFeatured')} />
        </Group>
      </Stack>
    </Fieldset>
  );
}
