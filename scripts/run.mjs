import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs a command in the repository with its output shown; resolves to its exit code and never rejects. */
export function run(command, args, { env = {}, shell = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      shell,
      env: { ...process.env, ...env },
    });
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
    child.on('exit', (code, signal) => finish(code ?? (signal === 'SIGINT' ? 130 : 143)));
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
