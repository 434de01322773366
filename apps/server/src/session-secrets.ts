import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** The secrets from the configuration, or one that is made once and kept beside the data for its owner only. */
export async function sessionSecrets({ sessionSecrets: configured, dataDir }: Config): Promise<string[]> {
  if (configured !== null) return configured;
  const file = join(dataDir, 'session-secret');
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return [(await readFile(file, 'utf8')).trim()];
}
