/** `200.3 kB`: thousands, as browsers show them. */
export function kilobytes(size: number): string {
  return `${(size / 1000).toFixed(1)} kB`;
}
