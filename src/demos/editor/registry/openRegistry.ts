import React from 'react';
import ReactDOM from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import { loadRegistry } from 'virtual:demo-registry';
import { createRegistry, type Registry } from './createRegistry.ts';
import { provideHost } from './hostModules.ts';

let opened: Promise<Registry> | undefined;

/** The page's registry, loaded at the first edit; a failure is forgotten, so that the next edit tries again. */
export function openRegistry(): Promise<Registry> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(): Promise<Registry> {
  if (!loadRegistry) throw new Error('There is no registry outside the browser.');
  const host = { react: React, 'react-dom': ReactDOM, 'react/jsx-runtime': jsxRuntime };
  provideHost(host);
  return createRegistry(await loadRegistry(), {
    react: { ...React, default: React },
    'react-dom': { ...ReactDOM, default: ReactDOM },
    'react/jsx-runtime': jsxRuntime,
  });
}
