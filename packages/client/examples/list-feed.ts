// npm run example -- list-feed http://localhost:3000
import { createGuildhallClient, itemsOf } from '@guildhall/client';

const HOW_MANY = 10;

const [origin = 'http://localhost:3000'] = process.argv.slice(2);
const { api } = createGuildhallClient({ origin });

let shown = 0;
for await (const post of itemsOf((cursor) => api.feed.list.query({ limit: HOW_MANY, cursor }))) {
  process.stdout.write(`${post.author.name}, ${post.relativeTime}: ${post.content}\n`);
  shown += 1;
  if (shown === HOW_MANY) break;
}
