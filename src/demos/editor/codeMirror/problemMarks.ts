import { RangeSet, StateEffect, StateField, type Range, type Text } from '@codemirror/state';
import { Decoration, EditorView, gutter, GutterMarker, WidgetType } from '@codemirror/view';

export interface Mark {
  line: number;
  message: string;
  /** The column of what is wrong, from 1, and its length; the whole line is marked without. */
  column?: number;
  length?: number;
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
    const sign = document.createElement('span');
    sign.className = 'cm-problem-sign';
    sign.title = this.message;
    sign.textContent = '✕';
    return sign;
  }
}

/** The message under its line. It is read out by the panel, and as part of the code by those who walk it. */
class ProblemMessage extends WidgetType {
  constructor(private readonly message: string) {
    super();
  }
  override eq(other: ProblemMessage): boolean {
    return other.message === this.message;
  }
  override toDOM(): HTMLElement {
    const message = document.createElement('div');
    message.className = 'cm-problem-message';
    message.dir = 'auto';
    message.textContent = this.message;
    return message;
  }
  override ignoreEvent(): boolean {
    return false;
  }
}

interface Marked {
  signs: RangeSet<GutterMarker>;
  decorations: RangeSet<Decoration>;
}

const none: Marked = { signs: RangeSet.empty, decorations: RangeSet.empty };
const lineDecoration = Decoration.line({ class: 'cm-problem-line' });
const tokenDecoration = Decoration.mark({ class: 'cm-problem-token' });

const markField = StateField.define<Marked>({
  create: () => none,
  update(marked, transaction) {
    const effect = transaction.effects.find((it) => it.is(setMarks));
    if (effect?.is(setMarks)) return place(effect.value, transaction.state.doc);
    if (!transaction.docChanged) return marked;
    const { changes } = transaction;
    return { signs: marked.signs.map(changes), decorations: marked.decorations.map(changes) };
  },
  provide: (field) => EditorView.decorations.from(field, ({ decorations }) => decorations),
});

/** Lines that the text does not have are left out. */
function place(marks: readonly Mark[], doc: Text): Marked {
  const known = marks.filter(({ line }) => line >= 1 && line <= doc.lines);
  return {
    signs: RangeSet.of(
      known.map(({ line, message }) => new ProblemMarker(message).range(doc.line(line).from)),
      true,
    ),
    decorations: RangeSet.of(
      known.flatMap((mark) => decorate(mark, doc)),
      true,
    ),
  };
}

function decorate({ line, message, column = 1, length = 0 }: Mark, doc: Text): Range<Decoration>[] {
  const whole = doc.line(line);
  const below = Decoration.widget({ widget: new ProblemMessage(message), block: true, side: 1 });
  const start = Math.min(whole.to, whole.from + column - 1);
  const end = Math.min(whole.to, start + length);
  return [
    lineDecoration.range(whole.from),
    ...(end > start ? [tokenDecoration.range(start, end)] : []),
    below.range(whole.to),
  ];
}

/** A sign in the gutter, a tint on the line, and the message below it, for each problem. */
export const problemMarks = [
  markField,
  gutter({ class: 'cm-problems', markers: (view) => view.state.field(markField).signs }),
];
