const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.zip': 'application/zip',
};

// Formats that are compressed already; a second pass costs time and saves nothing.
const COMPRESSED = new Set(['.avif', '.gif', '.jpg', '.png', '.webp', '.woff2', '.zip']);

/** For the configuration of other servers: each ending with its type. */
export const knownTypes = Object.entries(TYPES).map(([ending, type]) => ({
  ending,
  type,
  isCompressible: !COMPRESSED.has(ending),
}));

export const UNKNOWN_TYPE = 'application/octet-stream';

export function contentType(file: string): string {
  return TYPES[extension(file)] ?? UNKNOWN_TYPE;
}

export function isCompressible(file: string): boolean {
  const ending = extension(file);
  return ending in TYPES && !COMPRESSED.has(ending);
}

function extension(file: string): string {
  const dot = file.lastIndexOf('.');
  return dot === -1 ? '' : file.slice(dot).toLowerCase();
}
