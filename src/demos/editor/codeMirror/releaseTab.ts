import { Prec } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';

/**
 * Tab indents; after Escape it moves the focus, until the reader types or comes back.
 * https://www.w3.org/WAI/WCAG22/Understanding/no-keyboard-trap
 */
export function releaseTab(onChange: (released: boolean) => void) {
  const hold = (view: EditorView) => {
    view.setTabFocusMode(false);
    onChange(false);
  };
  return [
    // Last of all: the first Escape closes an open list of completions.
    Prec.lowest(
      keymap.of([
        {
          key: 'Escape',
          run(view) {
            view.setTabFocusMode(true);
            onChange(true);
            return false;
          },
        },
      ]),
    ),
    EditorView.updateListener.of(({ docChanged, view }) => {
      if (docChanged) hold(view);
    }),
    EditorView.domEventHandlers({ blur: (_, view) => hold(view) }),
  ];
}
