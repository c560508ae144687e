import { useId, useState } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { usePreference } from '../../preferences/index.ts';
import type { CodeVariant, DemoCode, Styling } from '../source/index.ts';
import {
  fetchJson,
  loadDemoCode,
  loadDemoTemplates,
  shareOfDemo,
  type DemoTemplate,
} from './demoTemplates.ts';
import type { Share } from './share.ts';
import styles from './Tools.module.css';

interface Chosen {
  demo: DemoTemplate;
  code: DemoCode;
  variant: CodeVariant;
  styling: Styling;
}

/** Starts from any demo of the site, found by its name or its page, in a language and a styling. */
export function DemoField({ onOpen }: { onOpen: (share: Share) => void }) {
  const { playground: texts, settings } = useDocsConfig().strings;
  const variant = usePreference('codeVariant');
  const styling = usePreference('codeStyling');
  const [demos, setDemos] = useState<DemoTemplate[]>();
  const [chosen, setChosen] = useState<Chosen>();
  const [failed, setFailed] = useState(false);
  const id = useId();

  function list() {
    if (demos) return;
    loadDemoTemplates(fetchJson).then(setDemos, () => setFailed(true));
  }
  function open(next: Chosen) {
    const share = shareOfDemo(next.demo.name, next.code, next.variant, next.styling);
    setFailed(!share);
    setChosen(next);
    if (share) onOpen(share);
  }
  function choose(text: string) {
    const demo = demos?.find(({ label }) => label === text);
    if (!demo) return;
    loadDemoCode(demo, fetchJson).then(
      (code) => open({ demo, code, variant, styling: code[styling] ? styling : 'system' }),
      () => setFailed(true),
    );
  }
  const stylings = chosen ? (Object.keys(chosen.code) as Styling[]) : [];

  return (
    <>
      <label className={styles.template}>
        <span>{texts.demo}</span>
        <input
          className={styles.select}
          list={id}
          placeholder={texts.demoPlaceholder}
          onFocus={list}
          onChange={(event) => choose(event.target.value)}
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      <datalist id={id}>
        {demos?.map(({ id: key, label }) => (
          <option key={key} value={label} />
        ))}
      </datalist>
      {chosen && (
        <select
          className={styles.select}
          aria-label={settings.codeVariant.legend}
          value={chosen.variant}
          onChange={(event) => open({ ...chosen, variant: event.target.value as CodeVariant })}
        >
          <option value="TS">{settings.codeVariant.values.TS}</option>
          <option value="JS">{settings.codeVariant.values.JS}</option>
        </select>
      )}
      {chosen && stylings.length > 1 && (
        <select
          className={styles.select}
          aria-label={settings.codeStyling.legend}
          value={chosen.styling}
          onChange={(event) => open({ ...chosen, styling: event.target.value as Styling })}
        >
          {stylings.map((each) => (
            <option key={each} value={each}>
              {settings.codeStyling.values[each]}
            </option>
          ))}
        </select>
      )}
      <span role="status" className={styles.failed}>
        {failed ? texts.demosFailed : ''}
      </span>
    </>
  );
}
