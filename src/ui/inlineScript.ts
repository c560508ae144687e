/** A call of an inline script, as the text of a `<script>` element. `code` comes from a `?inline-script` import. */
export function inlineScript(code: string, globals: string[], values: unknown[]): string {
  return `(()=>{${code}run(${[...globals, ...values.map(json)].join()})})()`;
}

/** JSON that is safe inside a `<script>` element. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
