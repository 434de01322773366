// npm run example -- find-business http://localhost:3000 bakery
import { createGuildhallClient } from '@guildhall/client';

const [origin = 'http://localhost:3000', search = ''] = process.argv.slice(2);
const { api } = createGuildhallClient({ origin });

const { items } = await api.businesses.list.query({ search, limit: 5 });
for (const { name, slug } of items) process.stdout.write(`${name}: ${origin}/business/${slug}\n`);
if (items.length === 0) process.stdout.write('Nothing found\n');
