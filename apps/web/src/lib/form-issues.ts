import type { FormErrors } from '@mantine/form';
import type { ApiError } from './trpc.ts';

/** What the server found wrong, by the name of the field; an item of a list counts for its list. */
export function formIssues(error: ApiError): FormErrors {
  const issues = error.data?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.split('.')[0] ?? path, message]));
}
