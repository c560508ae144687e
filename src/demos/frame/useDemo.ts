import { useRef, useState, type ComponentType } from 'react';
import { joinFiles, singleFileOf } from '../source/index.ts';
import { runtimeLine } from '../editor/index.ts';
import type { DemoFrameProps } from './DemoFrame.tsx';
import type { CopyLabel } from './CopyButtons.tsx';
import { demoLink, type DemoView } from './demoLink.ts';
import { removeEdit } from './edits.ts';
import { useCopied } from '../../ui/index.ui.ts';
import { useDeepLink } from './useDeepLink.ts';
import { useDemoLook } from './useDemoLook.ts';
import { useDemoEdits } from './useDemoEdits.ts';
import { useDemoRun } from './useDemoRun.ts';
import { useDemoView } from './useDemoView.ts';
import { useFullScreen } from './useFullScreen.ts';
import { useKeptDrafts } from './useKeptDrafts.ts';
import { useShownFiles } from './useShownFiles.ts';
import { useTakeAway } from './useTakeAway.ts';

/** Everything that a frame knows and does; the frame itself only lays it out. */
export function useDemo({ id, name, stylings, fileNames, assets, licensed }: DemoFrameProps) {
  const frame = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const { view, ...choices } = useDemoView(stylings, toolbar);
  const key = `${view.styling}-${view.variant}`;
  const shown = useShownFiles(id, view, fileNames);
  const edits = useDemoEdits(key);
  const kept = useKeptDrafts(id, view);
  const run = useDemoRun({ stage, styling: view.styling, assets, licensed });
  const look = useDemoLook();
  const fullScreen = useFullScreen(frame);
  const [turn, setTurn] = useState(0);
  const [isEditing, setEditing] = useState(false);
  const [undo, setUndo] = useState<() => void>();
  const { edit } = edits;
  const exports = useTakeAway({ name, view, loadFiles: shown.loadFiles, edited: edit?.text });
  const allCopied = useCopied();
  useDeepLink(name, frame, shown.show);

  /** The demo's own file, once it is loaded. */
  const main = shown.files?.[0];
  const isMainShown = shown.selected === 0;
  const editedText = isMainShown ? edit?.text : undefined;
  const isEdited = edit !== undefined && edit.text !== main?.text;
  const isWhole = isMainShown && !isEdited;
  /** What `copySource` gives: the only file, all of them in one, or the one that is shown. */
  const copies: CopyLabel =
    shown.names.length === 1 ? 'copySource' : isWhole ? 'copySingle' : 'copyFile';

  async function startEditing() {
    setEditing(true);
    await shown.loadFiles().catch(() => {});
    shown.setOpen(true);
  }

  /** Shows the original again, of one view or of all; it can be undone. */
  function removeEdits(only?: DemoView) {
    const before = edits.all;
    const putBack = kept.remove(only);
    edits.replace(only ? removeEdit(before, key) : {});
    setTurn((count) => count + 1);
    const others = Object.keys(before).filter((name) => name !== key);
    if (!putBack && !isEdited && (only || others.length === 0)) return setUndo(undefined);
    setUndo(() => () => {
      putBack?.();
      edits.replace(before);
      setTurn((count) => count + 1);
      setUndo(undefined);
      toolbar.current?.querySelector<HTMLElement>('[data-item="reset"]')?.focus();
    });
  }

  return {
    frame,
    stage,
    toolbar,
    view,
    ...choices,
    shown,
    edits,
    run,
    look,
    fullScreen,
    exports,
    turn,
    isEditing,
    startEditing,
    undo,
    draftStart: kept.start,
    draft: isEdited ? ('shown' as const) : kept.hasDraft && !edit ? ('kept' as const) : undefined,
    main,
    /** A new one for each file that can be edited, and after each reset. */
    editorKey: `${key}-${turn}`,
    editsShown: isEditing && main !== undefined && isMainShown,
    editedText,
    /** Undefined: the file in the static HTML stays, and keeps its scroll position. */
    plainFile: shown.needsCode || editedText !== undefined ? shown.file : undefined,
    Component: edit?.Component ?? run.loaded?.Component,

    toggleCode() {
      if (shown.isOpen) shown.setOpen(false);
      // What the reader made of the code is the code.
      else if (kept.hasDraft && !edit) void startEditing();
      else void shown.show(shown.needsCode);
    },
    async toggleEditing() {
      if (isEditing) setEditing(false);
      else await startEditing();
    },
    changeText(text: string) {
      edits.changeText(text);
      setUndo(undefined);
    },
    showOriginal: () => removeEdits(view),
    reset() {
      removeEdits();
      exports.clearProblem();
      look.reset();
      if (run.failure) run.retry();
    },
    onError(error: Error, Component: ComponentType) {
      const line = main && runtimeLine(error, main.path);
      edits.fail(Component, { message: error.message, ...(line !== undefined && { line }) });
    },
    copies,
    /** The whole demo as it runs, or the file that is shown instead, to the byte. */
    async copySource(): Promise<string> {
      if (isMainShown && isEdited) return edit.text;
      if (!isMainShown && shown.file) return shown.file.text;
      if (!shown.needsCode && shown.names.length === 1) return staticSource(frame.current);
      return singleFileOf(await shown.loadFiles());
    },
    isAllCopied: allCopied.copied,
    copyAll: () => void allCopied.copy(async () => joinFiles(await shown.loadFiles(), edit?.text)),
    copyLink: () => demoLink(window.location.href, name, view),
  };
}

/** The file in the static HTML. */
function staticSource(frame: HTMLElement | null): string {
  return frame?.querySelector('[data-demo-code] code')?.textContent ?? '';
}
