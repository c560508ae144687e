import { javascript } from '@codemirror/lang-javascript';
import { Compartment, EditorState, type Extension } from '@codemirror/state';

const language = new Compartment();
const colored = javascript({ jsx: true, typescript: true });
const plain: Extension = [];

/** No one writes longer lines. Thousands of nested brackets in one keep the parser busy for half a second. */
export const longestLine = 5000;

function languageFor(lines: Iterable<string>): Extension {
  for (const line of lines) if (line.length > longestLine) return plain;
  return colored;
}

/** TypeScript with JSX, as long as all lines of the code can have been written by a person. */
export function languageOfCode(code: string): Extension {
  return [
    language.of(languageFor(code.split('\n'))),
    EditorState.transactionExtender.of(({ docChanged, newDoc, startState }) => {
      if (!docChanged) return null;
      const wanted = languageFor(newDoc.iterLines());
      return wanted === language.get(startState) ? null : { effects: language.reconfigure(wanted) };
    }),
  ];
}
