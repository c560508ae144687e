import { useState } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { useCopied } from '../../ui/index.ui.ts';
import { DemoField } from './DemoField.tsx';
import type { Look } from './frame/protocol.ts';
import type { Origin } from './initialCode.ts';
import type { Share } from './share.ts';
import { templateNames, type TemplateName } from './templates.ts';
import type { Format } from './useFormat.ts';
import { VersionFields } from './VersionFields.tsx';
import styles from './Tools.module.css';

interface ToolsProps {
  origin: Origin;
  look: Look;
  /** The code as the hash of a link; empty: too long for one. */
  hash: string;
  canStop: boolean;
  onTemplate: (name: TemplateName) => void;
  onDemo: (share: Share) => void;
  onLook: (look: Look) => void;
  format: Format;
  onRun: () => void;
  onStop: () => void;
  onReset: () => void;
}

export function Tools(props: ToolsProps) {
  const { origin, look, hash, canStop, onTemplate, onDemo, onLook, format } = props;
  const { onRun, onStop, onReset } = props;
  const { playground: texts, products } = useDocsConfig().strings;
  const { copied, copy } = useCopied();
  // A template takes the place of a demo: its field is empty again.
  const [templateChoices, setTemplateChoices] = useState(0);
  const link = () => location.origin + location.pathname + hash;
  return (
    <div className={styles.tools}>
      <label className={styles.template}>
        <span>{texts.template}</span>
        <select
          className={styles.select}
          value={origin.template}
          onChange={(event) => {
            setTemplateChoices(templateChoices + 1);
            onTemplate(event.target.value as TemplateName);
          }}
        >
          {origin.template === 'shared' && (
            <option value="shared">{origin.share.title ?? texts.shared}</option>
          )}
          {templateNames.map((name) => (
            <option key={name} value={name}>
              {products[name]}
            </option>
          ))}
        </select>
      </label>
      <DemoField key={templateChoices} onOpen={onDemo} />
      {origin.template === 'shared' && <VersionFields share={origin.share} onOpen={onDemo} />}
      <button type="button" className={styles.button} onClick={onRun}>
        {texts.run}
      </button>
      <button type="button" className={styles.button} onClick={onStop} disabled={!canStop}>
        {texts.stop}
      </button>
      <button type="button" className={styles.button} onClick={() => void format.run()}>
        {texts.format}
      </button>
      <button type="button" className={styles.button} onClick={onReset}>
        {texts.reset}
      </button>
      <button
        type="button"
        className={styles.button}
        disabled={hash === ''}
        title={hash === '' ? texts.tooLongToShare : undefined}
        onClick={() => void copy(link)}
      >
        <span aria-live="polite">{copied ? texts.copied : texts.copyLink}</span>
      </button>
      <div role="group" aria-label={texts.look} className={styles.look}>
        <button
          type="button"
          className={styles.button}
          aria-pressed={look.mode === 'dark'}
          onClick={() => onLook({ ...look, mode: look.mode === 'dark' ? 'light' : 'dark' })}
        >
          {texts.dark}
        </button>
        <button
          type="button"
          className={styles.button}
          aria-pressed={look.direction === 'rtl'}
          onClick={() => onLook({ ...look, direction: look.direction === 'rtl' ? 'ltr' : 'rtl' })}
        >
          {texts.rtl}
        </button>
      </div>
      <p role="status" className={styles.failed}>
        {format.failure && texts.formatFailed[format.failure]}
      </p>
    </div>
  );
}
