import { BATCHES } from './batches.fault.ts';
import { CRASH } from './crash.fault.ts';
import { DATABASE_RESTART } from './database-restart.fault.ts';
import type { Fault } from './fault.ts';
import { FUZZ } from './fuzz.fault.ts';
import { IMPORTS } from './imports.fault.ts';
import { RAW_HTTP } from './raw-http.fault.ts';
import { SEATS_OF_EVENTS } from './seats.fault.ts';
import { TESTED } from './tested.faults.ts';
import { UPLOAD_MEMORY } from './upload-memory.fault.ts';
import { UPLOADS } from './uploads.fault.ts';

/** In the order of a run. */
export const FAULTS: Fault[] = [
  CRASH,
  DATABASE_RESTART,
  FUZZ,
  BATCHES,
  RAW_HTTP,
  UPLOADS,
  UPLOAD_MEMORY,
  IMPORTS,
  SEATS_OF_EVENTS,
  ...TESTED,
];
