// All masks keep the length and the lines of their text, so that a place in one is a place in the file.

/** Not prose, and the end of any sentence. */
export const blank = (text: string) => text.replace(/\S+/g, (run) => '\0'.repeat(run.length));

/** Not prose, but inside a sentence that goes on. */
export const space = (text: string) => text.replace(/\S+/g, (run) => ' '.repeat(run.length));

/** Code that is one word of a sentence. */
export const oneWord = (text: string) => text.replace(/[^\n]+/g, (line) => 'x'.repeat(line.length));
