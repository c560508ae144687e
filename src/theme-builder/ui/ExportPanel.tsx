import { useEffect, useId, useState } from 'react';
import { useCopied } from '../../ui/index.ui.ts';
import type { BuiltTheme } from '../kept/keptTheme.ts';
import { themeJson, themeTypeScript } from '../text/exportTheme.ts';
import { useTexts } from './BuilderContext.ts';
import { Choice } from './Fields.tsx';
import fields from './Fields.module.css';
import styles from './TextPanels.module.css';

const formats = ['ts', 'css', 'json'] as const;
type Format = (typeof formats)[number];

export function ExportPanel({ theme }: { theme: BuiltTheme }) {
  const texts = useTexts();
  const [format, setFormat] = useState<Format>('ts');
  const code = useExport(theme, format);
  const { copied, copy } = useCopied();
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{texts.export}</h2>
      <p>{texts.exportText}</p>
      <div className={styles.bar}>
        <Choice
          label={texts.format}
          value={format}
          options={formats.map((value) => ({ value, text: texts.formats[value] }))}
          onChange={setFormat}
        />
        <button type="button" className={fields.button} onClick={() => void copy(() => code)}>
          {copied ? texts.copiedCode : texts.copy}
        </button>
      </div>
      <div
        className={styles.output}
        role="group"
        tabIndex={0}
        dir="ltr"
        aria-label={texts.formats[format]}
      >
        <pre>{code}</pre>
      </div>
    </section>
  );
}

/** The CSS variables are Material's own, which loads with the preview. */
function useExport({ settings, other }: BuiltTheme, format: Format): string {
  const [css, setCss] = useState('');
  useEffect(() => {
    if (format !== 'css') return undefined;
    let isWanted = true;
    void import('../text/themeCss.ts').then(({ themeCss }) => {
      if (isWanted) setCss(themeCss(settings));
    });
    return () => {
      isWanted = false;
    };
  }, [settings, format]);
  if (format === 'css') return css;
  return format === 'ts' ? themeTypeScript(settings, other) : themeJson(settings, other);
}
