/** One remembered string. Reading and writing never throw: losing persistence must not lose the page. */
export interface StoredValue {
  /** The kept value, or `null` when there is none or it cannot be read. */
  read(): string | null;
  /** Keeps the value where the browser allows it. */
  write(value: string): void;
}
