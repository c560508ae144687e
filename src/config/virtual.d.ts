declare module 'virtual:client-config' {
  type ClientStrings = import('./clientConfig.ts').ClientStrings;
  export const clientConfig: import('./clientConfig.ts').ClientConfig;
  export const englishStrings: ClientStrings;
  /** The texts of a configured language other than English. */
  export function otherStrings(code: string): Promise<ClientStrings>;
}

declare module 'virtual:late-config' {
  export const lateConfig: import('./lateConfig.ts').LateConfig;
}
