import type { TestServer } from './test-server.ts';

/** What the global setup hands to the test files, for vitest's `inject`. */
declare module 'vitest' {
  export interface ProvidedContext {
    guildhallTestServer: TestServer;
  }
}
