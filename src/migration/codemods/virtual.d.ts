declare module 'virtual:codemods' {
  /** The changed code; throws where the code can't be read. */
  export function runCodemod(id: string, file: string, source: string): string;
}
