import { type FormErrors, schemaResolver } from '@mantine/form';
import { config } from 'zod';
import { fieldOf } from './form-issues.ts';
import { loadIssues, spokenIssue } from './spoken-issue.ts';

// The content security policy forbids eval, which zod would otherwise use for speed.
config({ jitless: true });

type Schema = Parameters<typeof schemaResolver>[0];

/**
 * Validates a form with a schema of the API, so that both sides apply the same rules. `toField` names the input of a
 * path; by default an error of a list item is shown at the input of the list.
 */
export function validateWith(schema: Schema, toField = fieldOf) {
  const resolve = schemaResolver(schema, { sync: true });
  void loadIssues();
  return (values: Record<string, unknown>): FormErrors =>
    Object.fromEntries(
      Object.entries(resolve(values)).map(([path, error]) => [
        toField(path),
        typeof error === 'string' ? spokenIssue(error, fieldOf(path)) : error,
      ]),
    );
}
