declare module 'virtual:api-usage' {
  /** By name: the written pages and their demos that use it. */
  export const usages: Readonly<Record<string, import('./usage.ts').Usage>>;
}

declare module 'virtual:api-model' {
  /** The extracted model, as JSON, on the disk of the builder. */
  export const modelEntry: { name: string; file: string };
  /** The folder that the history files are in. */
  export const historyRoot: string;
}
