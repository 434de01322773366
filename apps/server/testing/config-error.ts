import { ConfigError, readConfig } from '../src/config/config.ts';

/** The sentence that these settings are refused with. */
export function configError(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('was accepted');
}
