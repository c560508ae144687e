declare module 'virtual:api-model' {
  /** The extracted model, as JSON, on the disk of the builder. */
  export const modelFile: string;
}
