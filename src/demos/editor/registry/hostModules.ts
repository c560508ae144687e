import type { HostModules } from './types.ts';

/** A key of `globalThis`: the registry is a bundle of its own and can be handed React in no other way. */
export const hostKey = 'docs:react';

export const hostSpecifiers = ['react', 'react-dom', 'react/jsx-runtime'] as const;

/** Before the registry's first module runs. */
export function provideHost(modules: HostModules): void {
  (globalThis as Record<string, unknown>)[hostKey] = modules;
}
