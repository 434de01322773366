import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Every start reads some hundred sources; kept in compiled form they cost half as much. Where nothing can be
// written this has no effect. Only what is imported later, by import(), is kept.
enableCompileCache(join(import.meta.dirname, '../../../../node_modules/.cache/compile'));
