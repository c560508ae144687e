import { useMemo, useRef, useState, type CSSProperties } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { fill } from '../../language/index.ts';
import { isOutdated } from '../drafts/index.ts';
import { DraftBar } from '../drafts/index.ui.ts';
import { storageSlot } from '../../storage/index.ts';
import { CodeEditor, ProblemPanel, type CodeEditorHandle } from '../editor/index.ui.ts';
import { markOf } from '../editor/index.ts';
import { ownHash } from './consent.ts';
import type { Look } from './frame/protocol.ts';
import { Notices } from './Notices.tsx';
import { isEdited, isHeld, type OpenCode } from './openCode.ts';
import { framePath } from './paths.ts';
import { encodeShare, type Share } from './share.ts';
import { Splitter } from './Splitter.tsx';
import { keptShare } from './splitShare.ts';
import { Tools } from './Tools.tsx';
import { useAddress } from './useAddress.ts';
import { useCode } from './useCode.ts';
import { useFormat } from './useFormat.ts';
import type { Misuse } from './useFrameGuards.ts';
import { useOpenCode } from './useOpenCode.ts';
import { useResultFrame } from './useResultFrame.ts';
import styles from './CodeWorkbench.module.css';

const splitSlot = storageSlot('docs-playground-split', () => window.localStorage);

/** Editor and result. Rendered in the browser alone: it starts from the address's hash. */
export function CodeWorkbench() {
  const { strings } = useDocsConfig();
  const { playground: texts } = strings;
  const editor = useRef<CodeEditorHandle>(null);
  const [look, setLook] = useState<Look>(startingLook);
  const [codeShare, setCodeShare] = useState(() => keptShare(splitSlot.read()));
  const work = useOpenCode(renew);
  const { open } = work;
  const { origin, code } = open;
  const isWaiting = isHeld(open);
  const share = useMemo(() => ({ ...origin.share, code }), [origin, code]);
  const compiled = useCode(share, isWaiting);
  const { frame, ...result } = useResultFrame(compiled.work, look);
  const problem = compiled.problem ?? result.problem;
  const marks = useMemo(() => markOf(problem, strings.editor), [problem, strings]);
  useAddress(open, compiled.hash, work.follow);

  function split(percent: number) {
    setCodeShare(percent);
    splitSlot.write(String(percent));
  }
  /** A frame for other code, if the one that is there does not run any more. */
  function renew(next: OpenCode) {
    if (!result.isStopped && !result.isHung) return;
    if (next.code === code) result.restart();
    else result.resume();
  }
  function edit(text: string) {
    work.edit(text);
    if (result.isStopped) result.resume();
  }
  const format = useFormat(code, edit);
  function run() {
    if (isWaiting) {
      work.agree();
      ownHash.write(location.hash);
    }
    compiled.retry();
    result.restart();
  }
  /** A demo of this site: nothing to agree to. */
  function openDemo(demo: Share) {
    const hash = encodeShare(demo);
    history.replaceState(history.state, '', hash || location.pathname);
    ownHash.write(hash);
    work.openDemo(demo);
  }
  function stop() {
    compiled.stop();
    result.stop();
  }

  /** The button that was pressed goes away with its notice. */
  const focusing = (act: (next: OpenCode) => void) => (next: OpenCode) => {
    act(next);
    editor.current?.showLine(1);
  };

  const name = origin.share.title ?? texts.title;
  return (
    <>
      <Tools
        origin={origin}
        look={look}
        hash={compiled.hash}
        canStop={!result.isStopped}
        onTemplate={work.choose}
        onDemo={openDemo}
        onLook={setLook}
        format={format}
        onRun={run}
        onStop={stop}
        onReset={work.reset}
      />
      <Notices {...work} onOpen={focusing(work.show)} onUndo={focusing(work.undo)} />
      <div className={styles.panes} style={{ '--code-share': `${codeShare}%` } as CSSProperties}>
        <section className={styles.code} aria-label={texts.code}>
          <DraftBar
            original={origin.share.code}
            text={code}
            isKept={work.isKept}
            isOutdated={isEdited(open) && isOutdated(open, origin.share.code)}
            onShowNew={work.reset}
            onKeepMine={work.keepMine}
          />
          <CodeEditor
            ref={editor}
            label={fill(strings.editor.label, { name })}
            text={code}
            onTextChange={edit}
            marks={marks}
          />
          <ProblemPanel problem={problem} onShowLine={(line) => editor.current?.showLine(line)} />
        </section>
        <Splitter label={texts.splitter} share={codeShare} onShare={split} />
        <section className={styles.result} aria-label={texts.result}>
          {(result.isStopped || result.isHung) && (
            <p role="status" className={styles.notice}>
              {noticeOfResult(result, texts)}
            </p>
          )}
          {isWaiting && (
            <div role="group" aria-label={texts.shared} className={styles.consent}>
              <p>{texts.fromLink}</p>
              <button type="button" className={styles.agree} onClick={run}>
                {texts.runFromLink}
              </button>
            </div>
          )}
          {!result.isStopped && !result.isReady && !isWaiting && (
            <p role="status" className={styles.starting}>
              {texts.starting}
            </p>
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

function startingLook(): Look {
  const { dataset, dir } = document.documentElement;
  return {
    mode: dataset.mode === 'dark' ? 'dark' : 'light',
    direction: dir === 'rtl' ? 'rtl' : 'ltr',
  };
}

function noticeOfResult(
  { isStopped, misuse }: { isStopped: boolean; misuse?: Misuse },
  texts: { misuse: Record<Misuse, string>; stopped: string; notResponding: string },
) {
  if (misuse) return texts.misuse[misuse];
  return isStopped ? texts.stopped : texts.notResponding;
}
