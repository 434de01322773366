import '@mantine/core/styles/Fieldset.layer.css';
import { Fieldset, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { UrlInput } from '../../../ui/UrlInput.tsx';
import { type BusinessFormPart, GROUP, TWO_COLUMNS, fieldsOf } from './form-fields.ts';

/** How customers reach the business, and where it stands. */
export function ContactFields({ form }: BusinessFormPart) {
  const field = fieldsOf(form);
  return (
    <Fieldset legend="How to reach you" {...GROUP}>
      <Stack gap="sm">
        <UrlInput label="Website" autoComplete="url" {...field('website')} />
        <SimpleGrid {...TWO_COLUMNS}>
          <TextInput label="Email" type="email" autoComplete="email" {...field('email')} />
          <TextInput label="Phone" type="tel" autoComplete="tel" {...field('phone')} />
        </SimpleGrid>
        <TextInput label="Address" autoComplete="street-address" {...field('address')} />
        <SimpleGrid {...TWO_COLUMNS}>
          <TextInput label="City" autoComplete="address-level2" {...field('city')} />
          <TextInput label="State" autoComplete="address-level1" {...field('state')} />
          <TextInput label="ZIP code" autoComplete="postal-code" {...field('zipCode')} />
          <TextInput label="Country" autoComplete="country-name" {...field('country')} />
        </SimpleGrid>
      </Stack>
    </Fieldset>
  );
}
