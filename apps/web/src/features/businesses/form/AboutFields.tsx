import { Fieldset, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { EMPLOYEE_COUNTS } from '@guildhall/api/directory/businesses/business-options.schema';
import { PictureField } from '../../uploads/PictureField.tsx';
import { type BusinessFormPart, GROUP, TWO_COLUMNS, fieldsOf } from './form-fields.ts';
import { businessFormMessages } from './business-form.messages.ts';

const { fields, groups, selectRange } = businessFormMessages;

/** Year, size and pictures. */
export function AboutFields({ form }: BusinessFormPart) {
  const field = fieldsOf(form);
  return (
    <Fieldset legend={groups.about} {...GROUP}>
      <Stack gap="sm">
        <SimpleGrid {...TWO_COLUMNS}>
          <TextInput inputMode="numeric" {...field('yearEstablished')} />
          <NativeSelect
            data={[{ value: '', label: selectRange }, ...EMPLOYEE_COUNTS]}
            {...field('employeeCount')}
          />
        </SimpleGrid>
        <div id="logo">
          <PictureField form={form} name="logo" label={fields.logo.label} kind="logo" />
        </div>
        <PictureField form={form} name="coverImage" label={fields.coverImage.label} kind="cover" />
      </Stack>
    </Fieldset>
  );
}
