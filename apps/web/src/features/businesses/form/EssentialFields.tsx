import '@mantine/core/styles/Fieldset.layer.css';
import { Fieldset, NativeSelect, SimpleGrid, Stack, TextInput, Textarea } from '@mantine/core';
import { FORM_CATEGORIES, FORM_INDUSTRIES } from '@guildhall/api/business-options/schema';
import { type BusinessFormPart, GROUP, TWO_COLUMNS, fieldsOf } from './form-fields.ts';

/** What a business has to say to be found. */
export function EssentialFields({ form }: BusinessFormPart) {
  const field = fieldsOf(form);
  const { industry, category } = form.getInitialValues();
  return (
    <Fieldset legend="The essentials" {...GROUP}>
      <Stack gap="sm">
        <TextInput
          label="Business name"
          required
          autoComplete="organization"
          placeholder="e.g. Rye & Shine Bakery"
          {...field('name')}
        />
        <SimpleGrid {...TWO_COLUMNS}>
          <NativeSelect
            label="Industry"
            required
            data={optionsOf('Select industry', FORM_INDUSTRIES, industry)}
            {...field('industry')}
          />
          <NativeSelect
            label="Category"
            required
            data={optionsOf('Select category', FORM_CATEGORIES, category)}
            {...field('category')}
          />
        </SimpleGrid>
        <Textarea
          label="Description"
          required
          minRows={4}
          placeholder="What you make or do, for whom, and what sets you apart"
          {...field('description')}
        />
        <TextInput
          label="Short description"
          description="One line for the directory"
          maxLength={300}
          {...field('shortDescription')}
        />
        <TextInput
          label="Services"
          description="Separated by commas"
          placeholder="e.g. Sourdough, Wedding cakes, Wholesale bread"
          {...field('services')}
        />
      </Stack>
    </Fieldset>
  );
}

/** Keeps a stored choice that is not on the list choosable. */
function optionsOf(prompt: string, listed: readonly string[], stored: string) {
  const own = stored !== '' && !listed.includes(stored) ? [stored] : [];
  return [{ value: '', label: prompt }, ...[...listed, ...own].map((name) => ({ value: name, label: name }))];
}
