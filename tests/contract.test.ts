import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The web must not compile against an API that it does not match; checked on a copy of the workspace. */

const ROOT = join(import.meta.dirname, '..');
const TSC = resolve(ROOT, 'node_modules/.bin/tsc');
let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'guildhall-contract-'));
  for (const part of ['packages', 'apps/web', 'tsconfig.base.json']) {
    cpSync(join(ROOT, part), join(copy, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !/\/(dist|\.cache)(\/|$)/.test(path),
    });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Renames an identifier in every source file of the copied API. */
function renameInApi(from: string, to: string): void {
  const files = execFileSync('grep', ['-rlw', '--include=*.ts', from, join(copy, 'packages/api/src')], {
    encoding: 'utf8',
  });
  for (const file of files.trim().split('\n')) {
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(new RegExp(String.raw`\b${from}\b`, 'g'), to));
  }
}

function checkWeb(): string {
  const build = join(copy, 'apps/web/types.json');
  const config = {
    extends: './tsconfig.json',
    compilerOptions: {
      noEmit: true,
      composite: false,
      incremental: false,
      emitDeclarationOnly: false,
      rootDir: copy,
    },
    // The dashboard uses the field; the regular build checks the rest.
    include: ['src/features/dashboard', 'src/vite-env.d.ts'],
    exclude: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    references: [],
  };
  writeFileSync(build, JSON.stringify(config));
  return spawnSync(TSC, ['-p', build, '--pretty', 'false', '--singleThreaded'], {
    cwd: copy,
    encoding: 'utf8',
  }).stdout;
}

describe('the contract between the API and the web', () => {
  it('fails the type check of the web when an output field is renamed, and reports nothing else', () => {
    renameInApi('matchPercentage', 'matchFraction');

    const errors = checkWeb()
      .split('\n')
      .filter((line) => line.includes(': error '));

    expect(errors.some((line) => line.startsWith('apps/web/src/features/dashboard/'))).toBe(true);
    expect(errors.filter((line) => !/matchPercentage|matchFraction/.test(line))).toEqual([]);
  }, 240_000);
});
