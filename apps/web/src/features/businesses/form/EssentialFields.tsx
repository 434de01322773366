import '@mantine/core/styles/Fieldset.layer.css';
import { Fieldset, NativeSelect, SimpleGrid, Stack, TextInput, Textarea } from '@mantine/core';
import { FORM_CATEGORIES, FORM_INDUSTRIES } from '@guildhall/api/business-options/schema';
import { type BusinessFormPart, GROUP, TWO_COLUMNS, fieldsOf } from './form-fields.ts';
import { businessesMessages } from '../businesses.messages.ts';

const { groups, selectCategory, selectIndustry } = businessesMessages.form;

/** The required fields, and what the directory shows. */
export function EssentialFields({ form }: BusinessFormPart) {
  const field = fieldsOf(form);
  const { industry, category } = form.getInitialValues();
  return (
    <Fieldset legend={groups.essentials} {...GROUP}>
      <Stack gap="sm">
        <TextInput required autoComplete="organization" {...field('name')} />
        <SimpleGrid {...TWO_COLUMNS}>
          <NativeSelect
            required
            data={optionsOf(selectIndustry, FORM_INDUSTRIES, industry)}
            {...field('industry')}
          />
          <NativeSelect
            required
            data={optionsOf(selectCategory, FORM_CATEGORIES, category)}
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

/** The options of a select; a stored value that is not on the list stays selectable. */
function optionsOf(prompt: string, listed: readonly string[], stored: string) {
  const own = stored !== '' && !listed.includes(stored) ? [stored] : [];
  return [{ value: '', label: prompt }, ...[...listed, ...own].map((name) => ({ value: name, label: name }))];
}
