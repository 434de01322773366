import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { constants } from 'node:os';
import { inRoot, pinnedNode, root } from './paths.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const ACKNOWLEDGE_MS = 200;
const PARENT_CHECK_MS = 250;

/** The environment of every command, with the pinned Node and the tools of the workspace first in PATH. */
export function environment(extra = {}) {
  const tools = [
    ['node_modules', 'node', 'bin'],
    ['node_modules', '.bin'],
    ['e2e', 'node_modules', '.bin'],
  ];
  const path = [...tools.map((parts) => inRoot(...parts)), process.env.PATH];
  return { ...process.env, PATH: path.join(delimiter), UV_THREADPOOL_SIZE: '8', ...extra };
}

/** The commands of `run` and `runCollecting` that have not ended. */
const running = new Set();

/**
 * Lets the running commands end when this process is told to, instead of leaving them behind. A second signal ends
 * this process at once.
 * @returns a function that answers the exit code for the signal; undefined while there was none
 */
export function passSignalsOn() {
  let exitCode;
  const stop = (signal) => {
    exitCode ??= 128 + constants.signals[signal];
    // A terminal sends Ctrl-C to every process of the group, and a second signal would keep them from tidying up.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    for (const child of running) child.kill(signal);
  };
  for (const signal of SIGNALS) process.once(signal, stop);
  whenNpmEnds(() => stop('SIGTERM'));
  return () => exitCode;
}

/** Runs a command in the root with inherited output; resolves with its exit code. */
export function run(command, args, { env = process.env } = {}) {
  return finished(command, tracked(spawn(command, args, { cwd: root, env, stdio: 'inherit' })));
}

/** Runs a command in the root and collects its output, for commands that run at the same time. */
export async function runCollecting(command, args, { env = process.env } = {}) {
  const child = tracked(spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] }));
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
  const exitCode = await finished(command, child);
  return { exitCode, output: Buffer.concat(chunks).toString() };
}

/**
 * Runs a long-lived program on the pinned Node and forwards signals. Ctrl-C in a terminal reaches the
 * program directly, and a second signal would force it to quit, so the first one is forwarded only when the
 * program has not reported that it is stopping. The IPC channel tells it when this launcher is killed.
 */
export function runNode(args, extra = {}) {
  const child = spawn(pinnedNode, [...envFile(), ...args], {
    cwd: root,
    env: environment(extra),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  let stopping = false;
  let signals = 0;
  child.on('message', (message) => {
    if (message === 'stopping') stopping = true;
  });
  const stop = (signal) => {
    signals += 1;
    if (signals > 1) child.kill(signal);
    else setTimeout(() => !stopping && child.kill(signal), ACKNOWLEDGE_MS);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  whenNpmEnds(() => stop('SIGTERM'));
  return finished(pinnedNode, child);
}

/** Settings of this clone; the environment overrides them. */
function envFile() {
  return existsSync(inRoot('.env')) ? ['--env-file=.env'] : [];
}

/** npm sends signals to its shell, which exits without forwarding them. */
function whenNpmEnds(act) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, PARENT_CHECK_MS);
  watch.unref();
}

function tracked(child) {
  running.add(child);
  for (const event of ['error', 'close']) child.on(event, () => running.delete(child));
  return child;
}

function finished(command, child) {
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 1)));
  });
}
