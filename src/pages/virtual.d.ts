declare module 'virtual:pages' {
  export const pageFiles: {
    path: string;
    language: string;
    load: () => Promise<import('./pageRecord.ts').PageModule>;
    /** In development without compiling its code blocks and demos. */
    loadFacts: () => Promise<import('./pageRecord.ts').PageFacts>;
  }[];
  /** Development: where the files of the content folder are served. */
  export const contentUrl: string;
}
