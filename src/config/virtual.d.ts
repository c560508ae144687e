declare module 'virtual:client-config' {
  export const clientConfig: import('./clientConfig.ts').ClientConfig;
  export const stringsByLanguage: Record<string, import('../language/index.ts').Strings>;
}
