import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { runMain } from 'citty';
import { mainCommand } from './main.command.ts';

// Every start reads some hundred sources; kept in compiled form they cost half as much. Where nothing can be
// written this has no effect.
enableCompileCache(join(import.meta.dirname, '../../../../node_modules/.cache/compile'));

await runMain(mainCommand);
