import { runMain } from 'citty';
import { vi } from 'vitest';
import { mainCommand } from '../src/cli/main.command.ts';
import type { Finished } from './cli.ts';

/** Thrown in place of process.exit. */
class Ended extends Error {}

/**
 * Runs a command like `runCli`, but in this process: for tests that do not depend on signals or the exit of a
 * process. One at a time.
 */
export async function runHere(args: string[], settings: Record<string, string> = {}): Promise<Finished> {
  const environment = process.env;
  let output = '';
  let errors = '';
  let code: number | undefined;
  const lines = (parts: unknown[]) => `${parts.map(String).join(' ')}\n`;
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((...parts) => void (output += lines(parts))),
    vi.spyOn(console, 'error').mockImplementation((...parts) => {
      // Later output is caused by the exception below, which a real process would not see.
      if (code === undefined) errors += lines(parts);
    }),
    vi.spyOn(process, 'exit').mockImplementation((asked) => {
      code ??= Number(asked ?? 0);
      throw new Ended();
    }),
  ];
  process.env = { PATH: '/usr/bin:/bin', NO_COLOR: '1', ...settings };
  try {
    await runMain(mainCommand, { rawArgs: args });
  } catch (error) {
    if (!(error instanceof Ended)) throw error;
  } finally {
    process.env = environment;
    for (const spy of spies) spy.mockRestore();
  }
  return { code: code ?? 0, output, errors };
}
