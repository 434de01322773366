import { writeFile } from 'node:fs/promises';

import { createDatabase } from '../src/index.ts';
import { TIMEOUT_MULTIPLIER, addressOf, startTestServer } from '../testing/test-server.ts';
import { generateTypes } from './schema-types.ts';

// Generates src/schema.gen.ts from a freshly migrated database.
const server = await startTestServer();
const db = createDatabase({
  connectionString: addressOf(server.ownerUrl, server.template),
  timeoutMultiplier: TIMEOUT_MULTIPLIER,
});
try {
  await writeFile(new URL('../src/schema.gen.ts', import.meta.url), await generateTypes(db));
} finally {
  await db.destroy();
  await server.stop();
}
