import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { copyBinaries, installedBinaries } from './binaries.ts';

it('runs from a copy elsewhere, and copies each version once', () => {
  const root = mkdtempSync(join(tmpdir(), 'guildhall-binaries-'));
  try {
    const copy = copyBinaries(installedBinaries(), root);
    const marker = join(copy.folder, 'still-the-first');
    execFileSync('touch', [marker]);

    expect(execFileSync(join(copy.folder, 'bin', 'postgres'), ['--version'], { encoding: 'utf8' })).toContain(
      '(PostgreSQL) 18',
    );
    expect(copyBinaries(installedBinaries(), root)).toEqual(copy);
    expect(existsSync(marker)).toBe(true);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
