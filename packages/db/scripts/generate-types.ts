import { writeFile } from 'node:fs/promises';

import { createDatabase } from '../src/index.ts';
import { addressOf, startTestServer } from '../testing/test-server.ts';
import { generateTypes } from './schema-types.ts';

// Writes src/schema.gen.ts from a database that the migrations have just built.
const server = await startTestServer();
const db = createDatabase({ connectionString: addressOf(server.ownerUrl, server.template) });
try {
  await writeFile(new URL('../src/schema.gen.ts', import.meta.url), await generateTypes(db));
} finally {
  await db.destroy();
  await server.stop();
}
