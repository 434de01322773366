import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { installedBinaries } from '@guildhall/db/embedded';
import type { Dose, Fault, Finding } from './fault.ts';

export type Outcome = { fault: Fault; dose: Dose; findings: Finding[]; seconds: number };

/** On what this was run. */
export function headOf({ dose, seed }: { dose: Dose; seed: number }): string {
  const machine = `${cpus().length} cores of ${cpus()[0]?.model.trim() ?? 'an unknown processor'}`;
  return [
    `\n## Faults, ${today()}`,
    `\n${machine}; Node ${process.versions.node}, PostgreSQL ${postgresVersion()}; ${dose} dose, seed ${seed}.`,
  ].join('\n');
}

/** Everything that was seen under one fault. */
export function sectionOf({ fault, dose, findings, seconds }: Outcome): string {
  const rows = findings.map(
    ({ must, measured, held }) => `| ${must} | ${cell(measured)} | ${held ? 'held' : 'FAILED'} |`,
  );
  return [
    `\n### ${fault.key}: ${fault.title}`,
    `\n${fault.doses[dose]}; ${seconds.toFixed(0)} s.\n`,
    '| must hold | measured | |',
    '|---|---|---|',
    ...rows,
  ].join('\n');
}

/** One row a fault. */
export function tableOf(outcomes: Outcome[]): string {
  const rows = outcomes.map(({ fault, dose, findings }) => {
    const failed = findings.filter(({ held }) => !held).length;
    const verdict = failed === 0 ? 'passed' : `**failed** (${failed} of ${findings.length})`;
    const must = findings.map((one) => one.must).join('; ');
    const measured = findings.map((one) => cell(one.measured)).join('; ');
    return `| ${fault.key} ${fault.title} | ${fault.doses[dose]} | ${must} | ${verdict}: ${measured} | ${today()} |`;
  });
  return ['\n| fault | dose | must hold | measured | when |', '|---|---|---|---|---|', ...rows].join('\n');
}

/** A table's cell has one line and no bars. */
const cell = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').slice(0, 600);

const today = () => new Date().toISOString().slice(0, 10);

function postgresVersion(): string {
  const program = join(installedBinaries().folder, 'bin', 'postgres');
  return /\d+(\.\d+)*/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[0] ?? 'unknown';
}
