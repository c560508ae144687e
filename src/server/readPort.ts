/** The PORT variable; undefined when it is not set. */
export function readPort(value: string | undefined): number | undefined {
  if (value === undefined || value === '') return undefined;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(
      `PORT is "${value}", which isn't a port. Use a number from 0 to 65535: PORT=3001`,
    );
  }
  return port;
}
