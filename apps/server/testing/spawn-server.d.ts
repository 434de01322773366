export type SpawnOptions = {
  /** What Node runs, and its arguments; the product as its operator starts it when absent. */
  command?: string[];
  /** The Node that runs it; this process's own when absent. */
  node?: string;
  /** Where it will listen, such as `http://127.0.0.1:41234`. */
  origin: string;
  /** The whole environment, the port included. */
  env: NodeJS.ProcessEnv;
  /** Asked until it answers well; /readyz when absent. */
  readyPath?: string;
  /** Takes what it says; kept in memory when absent. */
  logFile?: string;
  /** What runs Node, such as `taskset -c 0`. */
  wrapper?: string[];
};
export type ServerProcess = {
  pid: number;
  /** Milliseconds from the start of the process until it was ready. */
  startedIn: number;
  /** Everything it has said; empty with a log file. */
  said(): string;
  isRunning(): boolean;
  /** Resolves when the process is gone; at once when it is. */
  end(signal?: NodeJS.Signals): Promise<void>;
};
/** The server that tests kill: without pages, and its outbox in a hurry. */
export declare const HURRIED_SERVER: string[];
/** The product without its pages. */
export declare const API_ALONE: string[];
/** The environment of the product as it is deployed: in production mode, but without limits on callers. */
export declare const deployed: (
  origin: string,
  {
    databaseUrl,
    dataDir,
    secret,
  }: {
    databaseUrl: string;
    dataDir: string;
    secret: string;
  },
) => NodeJS.ProcessEnv;
/**
 * Starts a server in a process of its own and waits until it is ready.
 * @throws with what it said, when it does not become ready
 */
export declare function spawnServer(options: SpawnOptions): Promise<ServerProcess>;
