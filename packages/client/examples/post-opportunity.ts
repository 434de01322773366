// npm run example -- post-opportunity http://localhost:3000 ana@example.org password 'A title' 'A text'
import { randomUUID } from 'node:crypto';
import { apiErrorOf, createGuildhallClient, withIdempotencyKey } from '@guildhall/client';

const [origin = 'http://localhost:3000', email = '', password = '', title = '', description = ''] =
  process.argv.slice(2);
const { api, signIn, signOut } = createGuildhallClient({ origin });

try {
  await signIn({ email, password });
  // With an idempotency key it is safe to retry after a lost connection.
  const opportunity = await api.opportunities.create.mutate(
    { title, description },
    withIdempotencyKey(randomUUID()),
  );
  process.stdout.write(`Posted as number ${opportunity.id}\n`);
  await signOut();
} catch (error) {
  const failure = apiErrorOf(error);
  if (!failure) throw error;
  process.stderr.write(`${failure.message}\n`);
  for (const { path, message } of failure.issues) process.stderr.write(`  ${path}: ${message}\n`);
  if (failure.retryAfter !== undefined) process.stderr.write(`  again in ${failure.retryAfter} s\n`);
  process.exitCode = 1;
}
