import { fill } from '../../language/index.ts';
import { contrastPairs, type ContrastPair } from '../model/contrastPairs.ts';
import { contrastText } from '../model/contrast.ts';
import { schemes, type ThemeSettings } from '../model/settings.ts';
import { useTexts } from './BuilderContext.ts';
import panel from './SettingsPanel.module.css';
import styles from './ContrastList.module.css';

/** Every pair of text and ground with its ratio; those that fail come first. */
export function ContrastList({ settings }: { settings: ThemeSettings }) {
  const texts = useTexts();
  const { groups, allPass, someFail, schemes: schemeNames } = texts;
  const pairs = contrastPairs(settings);
  const failed = pairs.filter(({ passes }) => !passes).length;
  const count = pairs.length;
  const summary = failed > 0 ? fill(someFail, { failed, count }) : fill(allPass, { count });
  return (
    <details id="contrast" className={panel.group}>
      <summary>
        {groups.contrast}
        <span className={styles.summary} data-fails={failed > 0} role="status">
          {summary}
        </span>
      </summary>
      {schemes.map((scheme) => (
        <div key={scheme} className={styles.scheme}>
          <p aria-hidden="true">{schemeNames[scheme]}</p>
          <ul className={styles.pairs} aria-label={schemeNames[scheme]}>
            {pairs
              .filter((pair) => pair.scheme === scheme)
              .sort((one, other) => Number(one.passes) - Number(other.passes))
              .map((pair) => (
                <Pair key={`${pair.text} ${pair.ground}`} pair={pair} settings={settings} />
              ))}
          </ul>
        </div>
      ))}
    </details>
  );
}

function Pair({ pair, settings }: { pair: ContrastPair; settings: ThemeSettings }) {
  const { colors, pair: pairText, pairOn, passes, fails } = useTexts();
  const { scheme, text, ground, ratio } = pair;
  const schemeColors = settings[scheme];
  const color =
    text === 'on'
      ? contrastText(schemeColors[ground], settings.contrastThreshold)
      : schemeColors[text];
  const name =
    text === 'on'
      ? fill(pairOn, { ground: colors[ground] })
      : fill(pairText, { text: colors[text], ground: colors[ground] });
  return (
    <li className={styles.pair} data-fails={!pair.passes} data-pair={`${scheme} ${text} ${ground}`}>
      <span
        className={styles.sample}
        style={{ color, background: schemeColors[ground] }}
        aria-hidden="true"
      >
        <svg viewBox="0 0 16 16" width="14" height="14">
          <path d="M3 14 8 2l5 12M5 10h6" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </span>
      <span>{name}</span>
      <span className={styles.ratio}>{ratio.toFixed(2)}</span>
      <span className={styles.verdict}>{pair.passes ? passes : fails}</span>
    </li>
  );
}
