declare module 'virtual:demo-registry' {
  /** Undefined on the server, where nothing is edited. */
  export const loadRegistry: (() => Promise<import('./types.ts').RegistryModule>) | undefined;
}

declare module 'virtual:demo-registry/entry' {
  export const Runtime: import('./types.ts').RegistryModule['Runtime'];
  export const bundles: import('./types.ts').RegistryModule['bundles'];
}
