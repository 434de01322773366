import type { UseFormReturnType } from '@mantine/form';
import type { BusinessFormField, BusinessFormValues } from './business.form.ts';
import classes from './BusinessForm.module.css';
import { businessFormMessages } from './business-form.messages.ts';

export type BusinessFormPart = { form: UseFormReturnType<BusinessFormValues> };

/** The label and the form props of a field. */
export const fieldsOf = (form: BusinessFormPart['form']) => (name: BusinessFormField) => ({
  ...businessFormMessages.fields[name],
  ...form.getInputProps(name),
});

/** Props of the fieldset of a group. */
export const GROUP = { variant: 'unstyled', classNames: { legend: classes.legend ?? '' } } as const;

export const TWO_COLUMNS = { cols: { base: 1, xs: 2 }, spacing: 'sm', verticalSpacing: 'sm' } as const;
