import type { FormErrors } from '@mantine/form';
import { spokenIssue } from './spoken-issue.ts';

/** The part of a failed call that names the fields. */
type Failed = { data?: { issues?: { path: string; message: string }[] | undefined } | null | undefined };

/** The input of a path such as `tags.0`: an issue of a list item is shown at its list. */
export const fieldOf = (path: string): string => path.split('.')[0] ?? path;

/** The server's issues by field name; `toField` names the input of a path. */
export function formIssues(error: Failed, toField = fieldOf): FormErrors {
  const issues = error.data?.issues ?? [];
  return Object.fromEntries(
    issues.map(({ path, message }) => [toField(path), spokenIssue(message, fieldOf(path))]),
  );
}
