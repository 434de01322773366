import type { UseFormReturnType } from '@mantine/form';
import type { BusinessFormField, BusinessFormValues } from './business.form.ts';
import classes from './BusinessForm.module.css';

export type BusinessFormPart = { form: UseFormReturnType<BusinessFormValues> };

/** What an input of the form needs to be one of its fields. */
export const fieldsOf = (form: BusinessFormPart['form']) => (name: BusinessFormField) =>
  form.getInputProps(name);

/** How a group of fields looks. */
export const GROUP = { variant: 'unstyled', classNames: { legend: classes.legend ?? '' } } as const;

export const TWO_COLUMNS = { cols: { base: 1, xs: 2 }, spacing: 'sm', verticalSpacing: 'sm' } as const;
