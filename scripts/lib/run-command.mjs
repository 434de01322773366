import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { constants } from 'node:os';
import { inRoot, pinnedNode, root } from './paths.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const ACKNOWLEDGE_MS = 200;
const PARENT_CHECK_MS = 250;

/** The environment of every command: the pinned Node and the tools of the workspace come first. */
export function environment(extra = {}) {
  const tools = [
    ['node_modules', 'node', 'bin'],
    ['node_modules', '.bin'],
    ['e2e', 'node_modules', '.bin'],
  ];
  const path = [...tools.map((parts) => inRoot(...parts)), process.env.PATH];
  return { ...process.env, PATH: path.join(delimiter), UV_THREADPOOL_SIZE: '8', ...extra };
}

/** Runs a command in the root with its output shown; resolves to its exit code. */
export function run(command, args, { env = process.env } = {}) {
  return finished(command, spawn(command, args, { cwd: root, env, stdio: 'inherit' }));
}

/**
 * Runs a long-lived program on the pinned Node and passes signals on.
 * A terminal's Ctrl-C reaches the program by itself, and a second signal means "at once",
 * so a signal is passed on only when the program has not said that it is stopping.
 * The open channel also tells the program when this launcher dies without a word.
 */
export function runNode(args, extra = {}) {
  const child = spawn(pinnedNode, [...envFile(), ...args], {
    cwd: root,
    env: environment(extra),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  let stopping = false;
  let asked = 0;
  child.on('message', (message) => {
    if (message === 'stopping') stopping = true;
  });
  const stop = (signal) => {
    asked += 1;
    if (asked > 1) child.kill(signal);
    else setTimeout(() => !stopping && child.kill(signal), ACKNOWLEDGE_MS);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  whenNpmEnds(() => stop('SIGTERM'));
  return finished(pinnedNode, child);
}

/** Settings for this clone; the environment wins over them. */
function envFile() {
  return existsSync(inRoot('.env')) ? ['--env-file=.env'] : [];
}

/** npm hands a signal to its shell, which dies of it and tells nobody. */
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

function finished(command, child) {
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 1)));
  });
}
