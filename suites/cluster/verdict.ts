import { arch, cpus, platform } from 'node:os';

/** One row of a report: what had to hold, what was seen. */
export type Verdict = { mustHold: string; measured: string; isMet: boolean };

/** A Markdown table of one run, with what it ran on; met when every row is. */
export type Report = { text: string; isMet: boolean };

export function reportOf(title: string, dose: string, verdicts: readonly Verdict[]): Report {
  const cores = cpus();
  const machine = `${cores.length} cores (${cores[0]?.model.trim() ?? arch()}), ${platform()}, Node ${process.versions.node}`;
  const lines = [
    `\n### ${title}\n`,
    `${dose}. ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${machine}.\n`,
    '| must hold | measured | |',
    '| --- | --- | --- |',
    ...verdicts.map(
      ({ mustHold, measured, isMet }) => `| ${mustHold} | ${measured} | ${isMet ? 'held' : 'MISSED'} |`,
    ),
  ];
  return { text: lines.join('\n'), isMet: verdicts.every(({ isMet }) => isMet) };
}

/** `0.4 to 1.2 s, median 0.6`, of milliseconds. */
export function spreadOf(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  return `${seconds(sorted[0])} to ${seconds(sorted.at(-1))} s, median ${seconds(sorted[sorted.length >> 1])}`;
}

const seconds = (ms = Number.NaN) => (ms / 1_000).toFixed(1);

/** The kinds of failures with how often each came, the most frequent first. */
export function countKinds(failures: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const failure of failures) counts.set(failure, (counts.get(failure) ?? 0) + 1);
  const kinds = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, 5);
  return kinds.map(([kind, count]) => `${count} x ${kind}`).join(', ');
}
