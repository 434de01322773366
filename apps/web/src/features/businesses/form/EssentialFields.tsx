import { Fieldset, NativeSelect, SimpleGrid, Stack, TextInput, Textarea } from '@mantine/core';
import { industryOptions, useIndustries } from '../../../lib/industries.ts';
import { type BusinessFormPart, GROUP, TWO_COLUMNS, fieldsOf } from './form-fields.ts';
import { businessFormMessages } from './business-form.messages.ts';

const { groups, selectCategory, selectIndustry } = businessFormMessages;

/** The required fields, and what the directory shows. */
export function EssentialFields({ form }: BusinessFormPart) {
  const field = fieldsOf(form);
  const industries = useIndustries();
  const { industry, category } = form.getInitialValues();
  return (
    <Fieldset legend={groups.essentials} {...GROUP}>
      <Stack gap="sm">
        <TextInput required autoComplete="organization" {...field('name')} />
        <SimpleGrid {...TWO_COLUMNS}>
          <NativeSelect
            required
            data={industryOptions(selectIndustry, industries, industry)}
            {...field('industry')}
          />
          <NativeSelect
            required
            data={industryOptions(selectCategory, industries, category)}
            {...field('category')}
          />
        </SimpleGrid>
        <Textarea required minRows={4} {...field('description')} />
        <TextInput maxLength={300} {...field('shortDescription')} />
        <TextInput {...field('services')} />
      </Stack>
    </Fieldset>
  );
}
