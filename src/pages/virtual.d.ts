declare module 'virtual:pages' {
  export const pageFiles: {
    path: string;
    language: string;
    load: () => Promise<import('./pageRecord.ts').PageModule>;
  }[];
}
