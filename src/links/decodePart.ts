/** A part of an address without percent-encoding; as it is written if that is invalid. */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
