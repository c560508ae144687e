/** A word or phrase that the project's voice avoids. */
export interface WordRule {
  /** The name in the baseline. */
  id: string;
  /** A regular expression without flags; `␣` stands for any white space, so a phrase may wrap. */
  pattern: string;
  /** What must not come before it, in the same form. */
  notAfter?: string;
  /** What to write instead. */
  better: string;
  /** Only in files whose path starts with this. */
  within?: string;
}

/** English that is correct, but that nobody writes in a manual. Only patterns that are never right belong here. */
export const wordRules: readonly WordRule[] = [
  { id: 'mend', pattern: 'mend(?:s|ed|ing)?', better: 'fix, fixed' },
  {
    id: 'stand',
    pattern: '(?:stands?|stood|standing)(?!␣(?:out|for|in␣for|up|still|by|alone)\\b|-)',
    notAfter: 'as␣(?:it|they)|a|the',
    better: 'is, appears, or "put it in"',
  },
  { id: 'belong-into', pattern: 'belongs?␣into', better: 'belongs in' },
  { id: 'anew', pattern: 'anew', better: 'again' },
  { id: 'once-more', pattern: 'once␣more', better: 'again' },
  {
    id: 'is-no',
    notAfter: 'there',
    pattern:
      '(?:is|are)␣no␣(?!(?:longer|more|less|fewer|better|worse|different|other|one|matter|way)\\b)\\w+',
    better: "isn't a, aren't",
  },
  { id: 'decide-it', pattern: 'decides?␣it␣yourself', better: 'set it yourself with' },
  {
    id: 'apart',
    pattern: 'apart(?!␣from)',
    notAfter:
      '(?:keep|keeps|kept|set|stay|stays|see|tell|tells|telling|told|know|fall|falls|fell|take|takes|taken|px|far|pixels|seconds|minutes|hours|days|months|years)\\b[^.;:|]{0,60}',
    better: 'separately',
  },
  { id: 'switch-over', pattern: 'switch(?:es|ed|ing)?␣over', better: 'toggle, switch' },
  { id: 'leaf-through', pattern: 'leafs|leaf(?:ed|ing)?␣through', better: 'move between' },
  { id: 'door', pattern: 'doors?␣to␣knock', better: 'where to get help' },
  {
    id: 'refuse-dates',
    pattern: 'refus(?:e|es|ing)␣(?:some␣|single␣|certain␣)?(?:dates|days|times)',
    better: 'block dates, validate',
  },
  { id: 'draw-time', pattern: 'draws?␣(?:the␣)?time', better: 'change how time is displayed' },
  {
    id: 'tell-a-change',
    pattern: 'tell␣a␣change␣from',
    better: '"onChange and onAccept"',
  },
  { id: 'pile', pattern: 'piles?|piled|piling', better: 'stack' },
  {
    id: 'users',
    pattern: 'readers?',
    notAfter: 'screen|card|feed',
    better: 'user, users',
    within: 'content/',
  },
  {
    id: 'users',
    pattern: 'people',
    notAfter: 'the|these|those|of|in|many|more|other|\\d+',
    better: 'users',
    within: 'content/',
  },
  { id: 'shall', pattern: 'shall', better: 'must, should, or the imperative' },
  { id: 'grateful', pattern: 'grateful', better: 'say what it does' },
  { id: 'honest', pattern: '(?:dis)?honest(?:ly|y)?', better: 'cut it' },
  { id: 'kinder', pattern: 'kinder|kindly', better: 'cut it' },
  { id: 'willingly', pattern: '(?:un)?willingly', better: 'cut it' },
  { id: 'most-useful', pattern: 'most␣useful␣line', better: 'cut it' },
  { id: 'simply', pattern: 'simply', better: 'cut it' },
  {
    id: 'just',
    pattern: 'just(?!␣(?:as|like|before|after|above|below)\\b)',
    notAfter: 'has|have|had|was|were|is|are|been|you|it|they|s|ve',
    better: 'cut it, or "only"',
  },
  { id: 'easy', pattern: 'eas(?:y|ily)', better: 'cut it' },
  { id: 'in-order-to', pattern: 'in␣order␣to', better: 'to' },
  {
    id: 'allow-to',
    pattern: '(?:allow|permit|enable)(?:s|ed)?␣to␣\\w+',
    notAfter: 'is|are|be|was|were|not|only',
    better: '"lets you"',
  },
  { id: 'possible-to', pattern: 'it␣is␣(?:im)?possible␣to', better: 'you can, you can’t' },
  { id: 'at-the-most', pattern: 'at␣the␣most(?!␣\\w)', better: 'at most' },
  { id: 'know-no', pattern: 'knows?␣no', better: "has no, doesn't support" },
];
