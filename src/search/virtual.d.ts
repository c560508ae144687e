declare module 'virtual:search-client' {
  export const searchClient: typeof import('./sharedClient.ts').searchClient;
}
