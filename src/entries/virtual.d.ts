declare module 'virtual:vite-rsc/client-references' {
  /** Every client component of the build, by the id that payloads name it with. */
  const references: Record<string, () => Promise<unknown>>;
  export default references;
}

/** Loads a client component, each once; `@vitejs/plugin-rsc` defines it in the server's HTML renderer. */
declare function __vite_rsc_client_require__(id: string): Promise<unknown>;
