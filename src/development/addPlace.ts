interface CompileError {
  message: string;
  id?: string;
  frame?: string;
  loc?: { file?: string; line: number; column: number };
}

/** The compiler names the line in its drawing of the code alone; Vite's overlay shows what is in `loc`. */
export function addPlace(error: CompileError): void {
  const file = error.id?.replace(/\?.*$/, '');
  if (error.loc || !file) return;
  const text = `${error.message}\n${error.frame ?? ''}`;
  const start = `${file.slice(file.lastIndexOf('/') + 1)}:`;
  const [, line, column] = /^(\d+):(\d+)/.exec(text.split(start)[1] ?? '') ?? [];
  if (line) error.loc = { file, line: Number(line), column: Number(column) };
}
