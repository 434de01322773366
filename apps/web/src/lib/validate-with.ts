import { schemaResolver } from '@mantine/form';
import { config } from 'zod';

// The content security policy forbids eval, which zod would otherwise use for speed.
config({ jitless: true });

type Schema = Parameters<typeof schemaResolver>[0];

/** Validates a form with a schema of the API, so that both sides apply the same rules. */
export function validateWith(schema: Schema) {
  return schemaResolver(schema, { sync: true });
}
