import lzString from 'lz-string';

/**
 * The form in which CodeSandbox's define API takes its parameters: lz-string's Base64 in the URL-safe
 * alphabet without padding. https://codesandbox.io/docs/learn/sandboxes/cli-api
 */
export function compressParameters(text: string): string {
  return lzString
    .compressToBase64(text)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
