import type { ComponentType, ReactNode } from 'react';
import type { ReaderTheme } from '../../../theme/index.material.ts';

/** The code that mounts the demo keeps Material's color mode. */
export type StorageManager = (options: { key: string }) => {
  get(fallback: string | undefined): string | undefined;
  set(value: string): void;
  subscribe(handler: (value: string) => void): () => void;
};

export interface RegistryRuntimeProps {
  direction: 'ltr' | 'rtl';
  /** Library styles go into a cascade layer, which a stylesheet of the demo's own overrides. */
  isLayered: boolean;
  storageManager: StorageManager;
  /** What the reader has chosen for all demos. */
  reader?: ReaderTheme | undefined;
  children: ReactNode;
}

/** The entry of the registry's own build. */
export interface RegistryModule {
  Runtime: ComponentType<RegistryRuntimeProps>;
  /** Each gives its modules by their specifiers. */
  bundles: { specifiers: string[]; load: () => Promise<Record<string, object>> }[];
}

/** What the registry's modules take from the page, so that there is one React. */
export interface HostModules {
  react: object;
  'react-dom': object;
  'react/jsx-runtime': object;
}
