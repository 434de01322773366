import '@mantine/core/styles/Fieldset.layer.css';
import { Fieldset, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { EMPLOYEE_COUNTS } from '@guildhall/api/business-options/schema';
import { ImageField } from '../../pictures/ImageField.tsx';
import { type BusinessFormPart, GROUP, TWO_COLUMNS, fieldsOf } from './form-fields.ts';

/** Age, size and pictures. */
export function AboutFields({ form }: BusinessFormPart) {
  const field = fieldsOf(form);
  return (
    <Fieldset legend="About the business" {...GROUP}>
      <Stack gap="sm">
        <SimpleGrid {...TWO_COLUMNS}>
          <TextInput label="Year established" inputMode="numeric" {...field('yearEstablished')} />
          <NativeSelect
            label="Employee count"
            data={[{ value: '', label: 'Select range' }, ...EMPLOYEE_COUNTS]}
            {...field('employeeCount')}
          />
        </SimpleGrid>
        <ImageField form={form} name="logo" label="Logo" kind="logo" />
        <ImageField form={form} name="coverImage" label="Cover image" kind="cover" />
      </Stack>
    </Fieldset>
  );
}
