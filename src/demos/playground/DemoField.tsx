import { useId, useState } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { fill } from '../../language/index.ts';
import { usePreference } from '../../preferences/index.ts';
import {
  fetchJson,
  findDemo,
  loadDemoCode,
  loadDemoTemplates,
  shareOfDemo,
  type DemoTemplate,
} from './demoTemplates.ts';
import type { Share } from './share.ts';
import styles from './Tools.module.css';

/** Starts from any demo of the site, found by its name or its page. */
export function DemoField({ onOpen }: { onOpen: (share: Share) => void }) {
  const { playground: texts } = useDocsConfig().strings;
  const variant = usePreference('codeVariant');
  const styling = usePreference('codeStyling');
  const [demos, setDemos] = useState<DemoTemplate[]>();
  const [problem, setProblem] = useState('');
  const id = useId();
  const fail = () => setProblem(texts.demosFailed);

  async function list(): Promise<DemoTemplate[]> {
    const all = demos ?? (await loadDemoTemplates(fetchJson));
    setDemos(all);
    return all;
  }
  async function open(demo: DemoTemplate) {
    const code = await loadDemoCode(demo.id, fetchJson);
    const share = shareOfDemo(demo.name, code, { variant, styling });
    setProblem(share ? '' : texts.demosFailed);
    if (share) onOpen(share);
  }
  /** A suggestion is opened as soon as it is chosen; other text at Enter. */
  function change(text: string) {
    setProblem('');
    const demo = demos?.find(({ label }) => label === text);
    if (demo) open(demo).catch(fail);
  }
  async function search(text: string) {
    const demo = findDemo(await list(), text);
    if (demo) await open(demo);
    else setProblem(text.trim() && fill(texts.noDemo, { text: text.trim() }));
  }

  return (
    <>
      <label className={styles.template}>
        <span>{texts.demo}</span>
        <input
          className={styles.select}
          list={id}
          placeholder={texts.demoPlaceholder}
          onFocus={() => void list().catch(fail)}
          onChange={(event) => change(event.target.value)}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') search(currentTarget.value).catch(fail);
          }}
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      <datalist id={id}>
        {demos?.map(({ id: key, label }) => (
          <option key={key} value={label} />
        ))}
      </datalist>
      <span role="status" className={styles.failed}>
        {problem}
      </span>
    </>
  );
}
