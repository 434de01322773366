import { Fieldset, Stack, TextInput, Textarea } from '@mantine/core';
import { type BusinessFormPart, GROUP, fieldsOf } from './form-fields.ts';
import { businessFormMessages } from './business-form.messages.ts';
import { ServiceRows } from './ServiceRows.tsx';
import { TradeFields } from './TradeFields.tsx';

const { groups } = businessFormMessages;

type Props = BusinessFormPart & {
  /** The category is asked for beside the industry. */
  hasCategory: boolean;
};

/** The required fields, and what the directory shows. */
export function EssentialFields({ form, hasCategory }: Props) {
  const field = fieldsOf(form);
  return (
    <Fieldset legend={groups.essentials} {...GROUP}>
      <Stack gap="sm">
        <TextInput required autoComplete="organization" {...field('name')} />
        <TradeFields form={form} isApart={hasCategory} />
        <Textarea required minRows={4} {...field('description')} />
        <TextInput maxLength={300} {...field('shortDescription')} />
        <ServiceRows form={form} />
      </Stack>
    </Fieldset>
  );
}
