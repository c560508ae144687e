import { spawn } from 'node:child_process';

interface Options {
  cwd: string;
  timeoutMs: number;
  env?: Record<string, string>;
}

/** The last lines tell why a command failed; npm and Vite print much before them. */
const lastLines = (text: string) => text.trimEnd().split('\n').slice(-25).join('\n');

/** Runs Node with arguments; resolves to what it printed, and rejects when it fails or takes too long. */
export function runNode(args: readonly string[], options: Options): Promise<string> {
  const { cwd, timeoutMs, env = {} } = options;
  return new Promise((resolve, reject) => {
    // A group of its own, so that a timeout also ends what the command has started.
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    let printed = '';
    let complaints = '';
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
    const end = () => endGroup(child.pid);
    const timer = setTimeout(end, timeoutMs);
    process.once('exit', end);
    const settle = (problem?: string) => {
      clearTimeout(timer);
      process.off('exit', end);
      if (problem === undefined) resolve(printed);
      else reject(new Error(`${problem}\n${lastLines(complaints || printed)}`));
    };
    child.once('error', (error) => settle(error.message));
    child.once('close', (code, signal) => {
      if (code === 0) settle();
      else if (signal === null) settle(`exit code ${code}`);
      else settle(`ended after ${timeoutMs / 1000} s`);
    });
  });
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has ended in the meantime.
  }
}
