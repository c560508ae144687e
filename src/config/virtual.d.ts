declare module 'virtual:client-config' {
  export const clientConfig: import('./clientConfig').ClientConfig;
  export const stringsByLanguage: Record<string, import('../language').Strings>;
}
