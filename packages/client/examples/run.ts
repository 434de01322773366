import { readdirSync } from 'node:fs';

// `npm run example -- NAME ...` starts an example on the pinned Node, whatever Node the machine has.
const [name = ''] = process.argv.splice(2, 1);
const names = readdirSync(import.meta.dirname)
  .filter((file) => file !== 'run.ts')
  .map((file) => file.replace(/\.ts$/, ''));
if (!names.includes(name)) {
  process.stderr.write(`There is no example "${name}"; there are ${names.join(', ')}.\n`);
  process.exit(1);
}
await import(`./${name}.ts`);
