import { RangeSet, StateEffect, StateField, type Text } from '@codemirror/state';
import { Decoration, EditorView, gutter, GutterMarker } from '@codemirror/view';

export interface Mark {
  line: number;
  message: string;
}

export const setMarks = StateEffect.define<readonly Mark[]>();

class ProblemMarker extends GutterMarker {
  constructor(private readonly message: string) {
    super();
  }
  override eq(other: ProblemMarker): boolean {
    return other.message === this.message;
  }
  override toDOM(): Node {
    const dot = document.createElement('span');
    dot.className = 'cm-problem-dot';
    dot.title = this.message;
    dot.textContent = '●';
    return dot;
  }
}

interface Marked {
  dots: RangeSet<GutterMarker>;
  lines: RangeSet<Decoration>;
}

const none: Marked = { dots: RangeSet.empty, lines: RangeSet.empty };
const lineDecoration = Decoration.line({ class: 'cm-problem-line' });

const markField = StateField.define<Marked>({
  create: () => none,
  update(marked, transaction) {
    const effect = transaction.effects.find((it) => it.is(setMarks));
    if (effect?.is(setMarks)) return place(effect.value, transaction.state.doc);
    if (!transaction.docChanged) return marked;
    const { changes } = transaction;
    return { dots: marked.dots.map(changes), lines: marked.lines.map(changes) };
  },
  provide: (field) => EditorView.decorations.from(field, ({ lines }) => lines),
});

/** Lines that the text does not have are left out. */
function place(marks: readonly Mark[], doc: Text): Marked {
  const known = marks
    .filter(({ line }) => line >= 1 && line <= doc.lines)
    .map(({ line, message }) => ({ from: doc.line(line).from, message }));
  return {
    dots: RangeSet.of(
      known.map(({ from, message }) => new ProblemMarker(message).range(from)),
      true,
    ),
    lines: RangeSet.of(
      known.map(({ from }) => lineDecoration.range(from)),
      true,
    ),
  };
}

/** A dot in the gutter and a tint on the line of each problem. */
export const problemMarks = [
  markField,
  gutter({ class: 'cm-problems', markers: (view) => view.state.field(markField).dots }),
];
