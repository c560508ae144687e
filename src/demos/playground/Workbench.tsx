import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { fill } from '../../language/fill.ts';
import { CodeEditor, type CodeEditorHandle } from '../editor/CodeEditor.tsx';
import { problemText } from '../editor/problem.ts';
import { ProblemPanel } from '../editor/ProblemPanel.tsx';
import { useConsent } from './consent.ts';
import type { Look } from './frame/protocol.ts';
import { originOf, type Origin } from './initialCode.ts';
import { framePath } from './paths.ts';
import { templates, type TemplateName } from './templates.ts';
import { Tools } from './Tools.tsx';
import { useCode } from './useCode.ts';
import { useResultFrame } from './useResultFrame.ts';
import styles from './Workbench.module.css';

/** Editor and result. Rendered in the browser alone: it starts from the address's hash. */
export function Workbench() {
  const { strings } = useDocsConfig();
  const { playground: texts } = strings;
  const editor = useRef<CodeEditorHandle>(null);
  const [origin, setOrigin] = useState<Origin>(() => originOf(location.hash));
  const [code, setCode] = useState(origin.share.code);
  const [look, setLook] = useState<Look>(startingLook);
  const share = useMemo(() => ({ ...origin.share, code }), [origin, code]);
  const { isHeld, agree, remember } = useConsent(origin);
  const compiled = useCode(share, isHeld);
  const { frame, ...result } = useResultFrame(compiled.work, look);
  const problem = compiled.problem ?? result.problem;
  const marks = useMemo(
    () =>
      problem?.line === undefined
        ? []
        : [{ line: problem.line, message: problemText(problem, strings.editor) }],
    [problem, strings],
  );

  function start(next: Origin) {
    setOrigin(next);
    setCode(next.share.code);
    if (!result.isStopped && !result.isHung) return;
    if (next.share.code === code) result.restart();
    else result.resume();
  }
  function edit(text: string) {
    setCode(text);
    if (result.isStopped) result.resume();
  }
  function run() {
    if (isHeld) agree();
    compiled.retry();
    result.restart();
  }
  function stop() {
    compiled.stop();
    result.stop();
  }
  useAddress(compiled.hash, code === origin.share.code ? origin : undefined, start, remember);

  const name = origin.share.title ?? texts.title;
  const notice = noticeOf(origin, code, texts);
  return (
    <>
      <Tools
        origin={origin}
        look={look}
        hash={compiled.hash}
        canStop={!result.isStopped}
        onTemplate={(template: TemplateName) => start({ template, share: templates[template] })}
        onLook={setLook}
        onRun={run}
        onStop={stop}
        onReset={() => start({ ...origin })}
      />
      {notice && (
        <p role="status" className={styles.notice}>
          {notice}
        </p>
      )}
      <div className={styles.panes}>
        <section className={styles.code} aria-label={texts.code}>
          <CodeEditor
            ref={editor}
            label={fill(strings.editor.label, { name })}
            text={code}
            onTextChange={edit}
            marks={marks}
          />
          <ProblemPanel problem={problem} onShowLine={(line) => editor.current?.showLine(line)} />
        </section>
        <section className={styles.result} aria-label={texts.result}>
          {(result.isStopped || result.isHung) && (
            <p role="status" className={styles.notice}>
              {noticeOfResult(result, texts)}
            </p>
          )}
          {isHeld && (
            <div role="group" aria-label={texts.shared} className={styles.consent}>
              <p>{texts.fromLink}</p>
              <button type="button" className={styles.agree} onClick={run}>
                {texts.runFromLink}
              </button>
            </div>
          )}
          {!result.isStopped && (
            <iframe
              key={result.life}
              ref={frame}
              className={styles.frame}
              src={framePath}
              title={texts.result}
              sandbox="allow-scripts"
              data-ready={result.isReady ? '' : undefined}
            />
          )}
        </section>
      </div>
    </>
  );
}

/** Keeps the address a link to what is shown, and follows a link that is pasted over it. */
function useAddress(
  hash: string,
  untouched: Origin | undefined,
  start: (origin: Origin) => void,
  remember: (hash: string) => void,
) {
  const keep = useEffectEvent(remember);
  useEffect(() => {
    // A template needs no code in its address, and a broken link is not replaced before an edit.
    if (untouched?.problem || (untouched && untouched.template === 'shared')) return;
    const own = untouched ? `#template=${untouched.template}` : hash;
    if (!own || own === location.hash) return;
    history.replaceState(history.state, '', own);
    keep(own);
  }, [hash, untouched]);
  useEffect(() => {
    const follow = () => start(originOf(location.hash));
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  });
}

function startingLook(): Look {
  const { dataset, dir } = document.documentElement;
  return {
    mode: dataset.mode === 'dark' ? 'dark' : 'light',
    direction: dir === 'rtl' ? 'rtl' : 'ltr',
  };
}

function noticeOfResult(
  { isStopped, isFlooded }: { isStopped: boolean; isFlooded: boolean },
  texts: { flooded: string; stopped: string; notResponding: string },
) {
  if (isFlooded) return texts.flooded;
  return isStopped ? texts.stopped : texts.notResponding;
}

function noticeOf(
  origin: Origin,
  code: string,
  texts: { brokenLink: string; tooLargeLink: string },
) {
  if (!origin.problem || code !== origin.share.code) return undefined;
  return origin.problem === 'broken' ? texts.brokenLink : texts.tooLargeLink;
}
