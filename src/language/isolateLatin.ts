/** A run of Latin letters and what belongs to it: `sortingMode="server"`, `multi-sort`. */
const run =
  /[A-Za-z](?:[^\p{Script=Arabic}\p{Script=Hebrew}]*[^\s\p{Script=Arabic}\p{Script=Hebrew}:،,.()])?/gu;

/**
 * A text of a right-to-left language whose names of the code keep their order: quotes and dots at their ends would
 * jump to the other side. For texts without elements; prose has `<code>`.
 */
export function isolateLatin(text: string): string {
  return text.replace(run, '\u2066$&\u2069');
}
