import { useState } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { usePreference } from '../../preferences/index.ts';
import type { CodeVariant, Styling } from '../source/index.ts';
import { shareOfDemo, type DemoVersion } from './demoTemplates.ts';
import type { Share } from './share.ts';
import { useDemoVersion } from './useDemoVersion.ts';
import styles from './Tools.module.css';

interface VersionFieldsProps {
  /** The code that is open, as it started. */
  share: Share;
  onOpen: (share: Share) => void;
}

/** The language and the styling of a demo, also of one that a page has opened. */
export function VersionFields({ share, onOpen }: VersionFieldsProps) {
  const { settings } = useDocsConfig().strings;
  const preferred = usePreference('codeVariant');
  const [chosen, setChosen] = useState<CodeVariant>();
  const shown = useDemoVersion(share, chosen ?? preferred);
  if (!shown) return null;
  const { code, variant, styling } = shown;
  const stylings = Object.keys(code) as Styling[];

  function choose(version: DemoVersion) {
    setChosen(version.variant);
    const next = shareOfDemo(share.title ?? '', code, version);
    if (next) onOpen(next);
  }
  return (
    <>
      <select
        className={styles.select}
        aria-label={settings.codeVariant.legend}
        value={variant}
        onChange={(event) => choose({ styling, variant: event.target.value as CodeVariant })}
      >
        <option value="TS">{settings.codeVariant.values.TS}</option>
        <option value="JS">{settings.codeVariant.values.JS}</option>
      </select>
      {stylings.length > 1 && (
        <select
          className={styles.select}
          aria-label={settings.codeStyling.legend}
          value={styling}
          onChange={(event) => choose({ variant, styling: event.target.value as Styling })}
        >
          {stylings.map((each) => (
            <option key={each} value={each}>
              {settings.codeStyling.values[each]}
            </option>
          ))}
        </select>
      )}
    </>
  );
}
