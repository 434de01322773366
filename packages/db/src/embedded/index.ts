export { installedBinaries } from './binaries.ts';
export { DataDirInUseError } from './lock.ts';
export { type EmbeddedOptions, type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';
