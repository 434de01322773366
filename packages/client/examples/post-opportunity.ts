// node packages/client/examples/post-opportunity.ts http://localhost:3000 ana@example.org password 'A title' 'A text'
import { randomUUID } from 'node:crypto';
import { createGuildhallClient, once, refusalOf } from '@guildhall/client';

const [origin = 'http://localhost:3000', email = '', password = '', title = '', description = ''] =
  process.argv.slice(2);
const { api, signIn, signOut } = createGuildhallClient({ origin });

try {
  await signIn({ email, password });
  // With an idempotency key it is safe to retry after a lost connection.
  const opportunity = await api.opportunities.create.mutate({ title, description }, once(randomUUID()));
  process.stdout.write(`Posted as number ${opportunity.id}\n`);
  await signOut();
} catch (error) {
  const refusal = refusalOf(error);
  if (!refusal) throw error;
  process.stderr.write(`${refusal.message}\n`);
  for (const { path, message } of refusal.issues) process.stderr.write(`  ${path}: ${message}\n`);
  if (refusal.retryAfter !== undefined) process.stderr.write(`  again in ${refusal.retryAfter} s\n`);
  process.exitCode = 1;
}
