import { Fieldset, Group, Stack, Switch } from '@mantine/core';
import { usePermissions } from '../shared/usePermissions.ts';
import { GROUP } from '../../businesses/form/form-fields.ts';
import { OwnerField } from './OwnerField.tsx';
import type { useAdministrationForm } from './business-form.hooks.ts';
import { adminBusinessesMessages as messages } from './admin-businesses.messages.ts';

type Props = { drafted: ReturnType<typeof useAdministrationForm> };

/** The owner of a business, and the flags that administrators set. */
export function AdministrationFields({ drafted }: Props) {
  const { form, formKey } = drafted;
  const { mayRead } = usePermissions();
  const flag = (name: 'isActive' | 'isVerified' | 'isFeatured') =>
    form.getInputProps(name, { type: 'checkbox' });
  return (
    <Fieldset key={formKey} legend={messages.administration.legend} {...GROUP}>
      <Stack gap="md">
        {mayRead('members') && <OwnerField form={form} />}
        <Group gap="xl">
          <Switch label={messages.active} {...flag('isActive')} />
          <Switch label={messages.verified} {...flag('isVerified')} />
          <Switch label={messages.featured} {...flag('isFeatured')} />
        </Group>
      </Stack>
    </Fieldset>
  );
}
