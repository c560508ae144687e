const longest = 2048;

/** The full address if it is http or https; otherwise empty. */
export function webUrl(value: unknown): string {
  if (typeof value !== 'string' || value.length > longest) return '';
  const text = value.trim();
  const full = text.startsWith('//') ? `https:${text}` : text;
  if (!/^https?:\/\/[^/\\]/i.test(full) || !URL.canParse(full)) return '';
  const url = new URL(full);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' ? url.href : '';
}
