/** What a build calls. Entry points are named by their paths, so this door has types alone. */
export type ServerEntry = typeof import('./server.tsx');
