import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<T extends Options> = ReturnType<typeof parseArgs<{ options: T; allowPositionals: true }>>;

/**
 * Parses the command line. `--help` prints the usage and exits with 0; arguments that are not known
 * print it with the reason and exit with 1.
 */
export function parseCommandLine<const T extends Options>(usage: string, options: T): Parsed<T> {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return exitWithUsage(usage, error instanceof Error ? error.message : String(error));
  }
}

export function exitWithUsage(usage: string, reason: string): never {
  console.error(`${reason}\n\n${usage}`);
  process.exit(1);
}
