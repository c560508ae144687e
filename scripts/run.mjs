import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a command in the repository; resolves to its exit code and never rejects. Its output is shown, or given
 * to `keep` piece by piece.
 */
export function run(command, args, { env = {}, shell = false, keep } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: keep ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell,
      env: { ...process.env, ...env },
    });
    for (const stream of keep ? [child.stdout, child.stderr] : [])
      stream.setEncoding('utf8').on('data', keep);
    // The child decides how to stop; this process ends when the child has.
    const forward = (signal) => child.kill(signal);
    for (const signal of SIGNALS) process.on(signal, forward);
    const finish = (code) => {
      for (const signal of SIGNALS) process.off(signal, forward);
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      finish(127);
    });
    // `close` comes after the last piece of output.
    const end = keep ? 'close' : 'exit';
    child.on(end, (code, signal) => finish(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });
}

/** Ends this process when its parent is gone: npm passes a signal on to its shell, and no further. */
export function stopWithParent() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const check = () => process.ppid !== parent && process.kill(process.pid, 'SIGTERM');
  setInterval(check, 500).unref();
}

/** Runs the entry file of an installed package with this very Node. */
export function runBin(file, args, options) {
  return run(process.execPath, [path.join(root, 'node_modules', file), ...args], options);
}

export function npm(args, options) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('npm-cli.js')) return run(process.execPath, [cli, ...args], options);
  const windows = process.platform === 'win32';
  return run(windows ? 'npm.cmd' : 'npm', args, { ...options, shell: windows });
}
