// Plain JavaScript, as what strips types takes 14 MB for as long as the process lives: sources whose
// compiled form is cached do without it, and this one is read before the cache is there (decision 0066).
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { runMain } from 'citty';

// Every start reads some hundred sources; cached in compiled form they cost half as much. Where nothing can be
// written this has no effect. Only what is imported later, by import(), is cached.
enableCompileCache(join(import.meta.dirname, '../../../../node_modules/.cache/compile'));

const { mainCommand } = await import('./main.command.ts');
await runMain(mainCommand);
// Now rather than at the end: a server that is killed has none.
flushCompileCache();
