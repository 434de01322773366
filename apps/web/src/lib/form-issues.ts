import type { FormErrors } from '@mantine/form';
import type { ApiError } from './trpc.ts';

/** The server's issues by field name; an issue of a list item is shown at its list. */
export function formIssues(error: ApiError): FormErrors {
  const issues = error.data?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.split('.')[0] ?? path, message]));
}
