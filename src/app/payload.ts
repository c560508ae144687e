import type { ReactNode } from 'react';

/** What client navigation fetches: the rendered tree of one page and the build that it belongs to. */
export interface PagePayload {
  build: string;
  title: string;
  root: ReactNode;
}

/** `.txt`, because some hosts compress only the endings that they know. */
export const payloadFile = 'index.txt';

/** The element that the application takes over. */
export const rootId = 'docs-root';
