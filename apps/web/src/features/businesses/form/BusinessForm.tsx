import { Alert, Button, Group, Stack } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import type { ReactNode } from 'react';
import { focusInvalid } from '../../../lib/focus-invalid.ts';
import { formIssues } from '../../../lib/form-issues.ts';
import { labelsOf } from '../../../lib/labels-of.ts';
import { useDraftForm } from '../../../lib/useDraftForm.ts';
import type { ApiError } from '../../../lib/trpc.ts';
import { DraftNote } from '../../../ui/DraftNote.tsx';
import { EditConflict } from '../../../ui/EditConflict.tsx';
import { businessFormMessages } from './business-form.messages.ts';
import { openingMessages } from '../opening/opening.messages.ts';
import { type BusinessFormValues, validateFrom } from './business.form.ts';
import classes from './BusinessForm.module.css';
import { AboutFields } from './AboutFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { OpeningFields } from './OpeningFields.tsx';
import { openingFieldOf } from './opening.form.ts';
import { EssentialFields } from './EssentialFields.tsx';

/** Shows the server's issues at their fields; false if there were none. */
export type ShowIssues = (error: ApiError) => boolean;

/** The form of a business, whose values are kept as a draft. */
export const useBusinessForm = (place: string, initialValues: BusinessFormValues, version?: number) =>
  useDraftForm(place, {
    mode: 'uncontrolled',
    initialValues,
    validate: validateFrom(initialValues),
    version,
  });

const LABELS = {
  ...labelsOf(businessFormMessages.fields),
  ...openingMessages.days,
  ...openingMessages.networks,
  timeZone: openingMessages.form.timeZone,
};

type Props = {
  drafted: Pick<ReturnType<typeof useBusinessForm>, 'form' | 'formKey' | 'draft'>;
  submitLabel: string;
  busyLabel: string;
  isBusy: boolean;
  /** An error about the business as a whole. */
  formError: string | null;
  /** The Cancel button. */
  cancel: ReactNode;
  /** The category is asked for beside the industry, as the specification has it for administrators. */
  hasCategory?: boolean;
  /** Additional fields. */
  extra?: ReactNode;
  /** Validates the additional fields; false prevents the submit. */
  checkExtra?: () => boolean;
  onSubmit: (values: BusinessFormValues, showIssues: ShowIssues) => void;
};

/** The form with all fields of a business. */
export function BusinessForm(props: Props) {
  const {
    drafted,
    submitLabel,
    busyLabel,
    isBusy,
    formError,
    cancel,
    extra,
    hasCategory = false,
    onSubmit,
  } = props;
  const checkExtra = props.checkExtra ?? (() => true);
  const { form, formKey, draft } = drafted;
  const showErrors = (errors: FormErrors) => {
    form.setErrors(errors);
    focusInvalid(form)(errors);
  };
  const showIssues: ShowIssues = (error) => {
    const issues = formIssues(error, openingFieldOf);
    showErrors(issues);
    return Object.keys(issues).length > 0;
  };
  return (
    <form
      key={formKey}
      noValidate
      className={classes.root}
      onSubmit={form.onSubmit(
        (values) => {
          if (checkExtra()) onSubmit(values, showIssues);
        },
        (errors) => {
          checkExtra();
          showErrors(errors);
        },
      )}
    >
      <Stack gap="xl">
        <DraftNote draft={draft} />
        <EditConflict draft={draft} labels={LABELS} />
        <EssentialFields form={form} hasCategory={hasCategory} />
        <ContactFields form={form} />
        <OpeningFields form={form} />
        <AboutFields form={form} />
        {extra}
      </Stack>
      <div className={classes.actions}>
        {formError && <Alert color="red" variant="light" title={formError} mb="sm" role="alert" />}
        <Group justify="flex-end" gap="xs">
          {cancel}
          <Button type="submit" loading={isBusy} aria-label={isBusy ? busyLabel : submitLabel}>
            {submitLabel}
          </Button>
        </Group>
      </div>
    </form>
  );
}
