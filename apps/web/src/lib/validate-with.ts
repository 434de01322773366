import { schemaResolver } from '@mantine/form';
import { config } from 'zod';

// The content security policy forbids making code from text, which zod would otherwise try for speed.
config({ jitless: true });

type Schema = Parameters<typeof schemaResolver>[0];

/** A form's validation by one of the API's schemas, so that both sides hold the same rules. */
export function validateWith(schema: Schema) {
  return schemaResolver(schema, { sync: true });
}
