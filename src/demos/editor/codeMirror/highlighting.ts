import { syntaxHighlighting } from '@codemirror/language';
import { tagHighlighter, tags } from '@lezer/highlight';

/** The classes of src/code/code.css, so that code keeps its colors when it is edited. */
export const docsHighlighting = syntaxHighlighting(
  tagHighlighter([
    { tag: [tags.keyword, tags.operator, tags.typeOperator, tags.modifier], class: 'k' },
    { tag: [tags.string, tags.special(tags.string), tags.regexp], class: 's' },
    { tag: [tags.comment], class: 'c' },
    {
      tag: [
        tags.function(tags.variableName),
        tags.function(tags.propertyName),
        tags.function(tags.definition(tags.variableName)),
        tags.typeName,
        tags.className,
        tags.tagName,
      ],
      class: 'f',
    },
    { tag: [tags.number, tags.bool, tags.null, tags.atom, tags.self], class: 'n' },
    { tag: [tags.attributeName], class: 'p' },
    { tag: [tags.punctuation, tags.bracket, tags.separator, tags.angleBracket], class: 'q' },
  ]),
);
