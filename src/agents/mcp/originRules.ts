const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A web page elsewhere must not reach this machine through its reader's browser. */
export function isAllowedOrigin(origin: string, more: readonly string[]): boolean {
  if (more.includes(origin)) return true;
  const url = parse(origin);
  return url !== undefined && /^https?:$/.test(url.protocol) && loopback.has(url.hostname);
}

/** A foreign name that leads to this machine is an attack (DNS rebinding). */
export function isAllowedHost(host: string, more: readonly string[]): boolean {
  const name = parse(`http://${host}`)?.hostname;
  return name !== undefined && (loopback.has(name) || more.includes(name));
}

function parse(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}
