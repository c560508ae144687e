export interface CliOptions {
  /** The folder of the built site. */
  dist: string;
  http?: { port: number; host: string; origins: string[]; hosts: string[] };
}

const defaultPort = 3100;

const usage = `Use: npm run mcp [-- --http] [--port 3100] [--host 127.0.0.1] [--allow-host docs.internal] [--allow-origin https://app.example.com] [--dist dist]`;

/** Reads the arguments; throws what is wrong and how to write it. */
export function readCliOptions(args: readonly string[], dist: string): CliOptions {
  const origins: string[] = [];
  const hosts: string[] = [];
  const options = { dist, port: defaultPort, host: '127.0.0.1' };
  let isHttp = false;
  const rest = args.values();
  const value = (name: string): string => {
    const { value: next, done } = rest.next();
    if (done || next.startsWith('--')) throw new Error(`${name} needs a value. ${usage}`);
    return next;
  };
  for (const name of rest) {
    if (name === '--http') isHttp = true;
    else if (name === '--dist') options.dist = value(name);
    else if (name === '--host') options.host = value(name);
    else if (name === '--allow-origin') origins.push(value(name).replace(/\/$/, ''));
    else if (name === '--allow-host') hosts.push(value(name));
    else if (name === '--port') options.port = portOf(value(name));
    else throw new Error(`"${name}" is not known. ${usage}`);
  }
  const { port, host } = options;
  return { dist: options.dist, ...(isHttp && { http: { port, host, origins, hosts } }) };
}

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Error(`--port is "${text}" and must be a number from 0 to 65535. ${usage}`);
}
