const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const NEW_BYTE = 0;
const NEW_CHAR = 1;
const END = 2;

/** Gathers bits, lowest first, into characters of six. */
class BitWriter {
  private text = '';
  private value = 0;
  private count = 0;

  write(value: number, bits: number): void {
    for (let bit = 0; bit < bits; bit += 1) {
      this.value = (this.value << 1) | ((value >> bit) & 1);
      this.count += 1;
      if (this.count === 6) {
        this.text += ALPHABET.charAt(this.value);
        this.value = 0;
        this.count = 0;
      }
    }
  }

  /** The format ends with one character that is filled up with zeros, even when none is needed. */
  end(): string {
    return this.text + ALPHABET.charAt(this.value << (6 - this.count));
  }
}

/**
 * The compression of lz-string's `compressToBase64`, in the URL-safe alphabet without padding:
 * the form in which CodeSandbox's define API takes its parameters.
 * https://codesandbox.io/docs/learn/sandboxes/cli-api
 */
export function compressParameters(text: string): string {
  const codes = new Map<string, number>();
  const unwritten = new Set<string>();
  const out = new BitWriter();
  let next = 3;
  let bits = 2;
  let room = 2;
  const countDown = (): void => {
    room -= 1;
    if (room > 0) return;
    room = 2 ** bits;
    bits += 1;
  };
  const writePhrase = (phrase: string): void => {
    if (unwritten.delete(phrase)) {
      const code = phrase.charCodeAt(0);
      out.write(code < 256 ? NEW_BYTE : NEW_CHAR, bits);
      out.write(code, code < 256 ? 8 : 16);
      countDown();
    } else out.write(codes.get(phrase) ?? 0, bits);
    countDown();
  };
  let phrase = '';
  // By code unit, not by character: the format knows nothing of surrogate pairs.
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charAt(index);
    if (!codes.has(char)) {
      codes.set(char, next++);
      unwritten.add(char);
    }
    if (codes.has(phrase + char)) {
      phrase += char;
    } else {
      writePhrase(phrase);
      codes.set(phrase + char, next++);
      phrase = char;
    }
  }
  if (phrase !== '') writePhrase(phrase);
  out.write(END, bits);
  return out.end();
}
