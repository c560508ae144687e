import { contrastRatio, contrastText } from './contrast.ts';
import { roleNames, schemes, type ColorName, type Scheme, type ThemeSettings } from './settings.ts';

/** What WCAG 2 asks of text of the usual size at level AA. */
const leastContrast = 4.5;

export interface ContrastPair {
  scheme: Scheme;
  /** The color of the text; `on`: what Material puts on the ground. */
  text: ColorName | 'on';
  ground: ColorName;
  ratio: number;
  passes: boolean;
}

const textPairs: readonly (readonly [text: ColorName, ground: ColorName])[] = [
  ['text', 'background'],
  ['text', 'paper'],
  ['text', 'header'],
  ['textSecondary', 'background'],
  ['textSecondary', 'paper'],
  ['primary', 'background'],
  ['primary', 'paper'],
  ['error', 'paper'],
];

/** Every pair of text and ground that a theme decides, in both schemes. */
export function contrastPairs(settings: ThemeSettings): ContrastPair[] {
  return schemes.flatMap((scheme) => {
    const colors = settings[scheme];
    const pair = (text: ContrastPair['text'], ground: ColorName): ContrastPair => {
      const front =
        text === 'on' ? contrastText(colors[ground], settings.contrastThreshold) : colors[text];
      const ratio = contrastRatio(front, colors[ground], colors.background);
      return { scheme, text, ground, ratio, passes: ratio >= leastContrast };
    };
    return [
      ...textPairs.map(([text, ground]) => pair(text, ground)),
      ...roleNames.map((role) => pair('on', role)),
    ];
  });
}
