import { autocompletion, closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { docsHighlighting } from './highlighting.ts';
import { problemMarks } from './problemMarks.ts';

/** All extensions that don't depend on where the editor is used. */
export const editorExtensions: Extension = [
  lineNumbers(),
  problemMarks,
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  autocompletion({ activateOnTypingDelay: 200 }),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  docsHighlighting,
  indentUnit.of('  '),
  EditorState.tabSize.of(2),
  EditorView.contentAttributes.of({
    dir: 'ltr',
    // Editable text can be focused anyway; this is for code that looks for the attribute.
    tabindex: '0',
    spellcheck: 'false',
    autocapitalize: 'off',
    autocorrect: 'off',
  }),
  keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
];
