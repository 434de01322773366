import { Fieldset, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useLostZeroHints } from '../../../lib/lost-zero.ts';
import { HintedInput } from '../../../ui/HintedInput.tsx';
import { UrlInput } from '../../../ui/UrlInput.tsx';
import { type BusinessFormPart, GROUP, TWO_COLUMNS, fieldsOf } from './form-fields.ts';
import { businessFormMessages } from './business-form.messages.ts';

const { groups } = businessFormMessages;

/** Contact details and address. */
export function ContactFields({ form }: BusinessFormPart) {
  const field = fieldsOf(form);
  const hints = useLostZeroHints();
  return (
    <Fieldset legend={groups.contact} id="contact" {...GROUP}>
      <Stack gap="sm">
        <UrlInput autoComplete="url" {...field('website')} />
        <SimpleGrid {...TWO_COLUMNS}>
          <TextInput type="email" autoComplete="email" {...field('email')} />
          <HintedInput type="tel" autoComplete="tel" hintOf={hints.phone} {...field('phone')} />
        </SimpleGrid>
        <TextInput autoComplete="street-address" {...field('address')} />
        <SimpleGrid {...TWO_COLUMNS}>
          <TextInput autoComplete="address-level2" {...field('city')} />
          <TextInput autoComplete="address-level1" {...field('state')} />
          <HintedInput autoComplete="postal-code" hintOf={hints.postcode} {...field('zipCode')} />
          <TextInput required autoComplete="country-name" {...field('country')} />
        </SimpleGrid>
      </Stack>
    </Fieldset>
  );
}
