import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';

/** The configured secrets, or one generated once and stored in `dataDir`, readable by the owner only. */
export async function sessionSecrets({ sessionSecrets: configured, dataDir }: Config): Promise<string[]> {
  if (configured !== null) return configured;
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, 'session-secret');
  return [(await readIfThere(file)) ?? (await makeSecret(file))];
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Written to a temporary file and linked into place, so that of several starting processes exactly one wins. */
async function makeSecret(file: string): Promise<string> {
  const secret = randomBytes(48).toString('base64url');
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, secret, { flag: 'wx', mode: 0o600 });
  try {
    await link(draft, file);
    return secret;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return (await readFile(file, 'utf8')).trim();
  } finally {
    await rm(draft, { force: true });
  }
}
