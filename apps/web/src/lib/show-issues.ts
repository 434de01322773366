import type { FormErrors } from '@mantine/form';
import { focusInvalid } from './focus-invalid.ts';
import { fieldOf, formIssues } from './form-issues.ts';

type Form = Parameters<typeof focusInvalid>[0] & { setErrors: (errors: FormErrors) => void };

/** Shows what the server says of the fields of a form at these fields, and focuses the first. */
export const showIssuesIn =
  (form: Form, inputOf = fieldOf) =>
  (error: Parameters<typeof formIssues>[0]): void => {
    const issues = formIssues(error, inputOf);
    form.setErrors(issues);
    focusInvalid(form)(issues);
  };
