import type { ReactNode, Ref } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { CodeIcon, EditIcon, FullScreenIcon, LeaveFullScreenIcon, ResetIcon } from './icons.tsx';
import type { CodeVariant, Styling } from '../source/index.ts';
import { Choice } from './Choice.tsx';
import { CopyButtons, type CopyButtonsProps } from './CopyButtons.tsx';
import type { DemoView } from './demoLink.ts';
import { DraftMark } from './DraftMark.tsx';
import { Toolbar } from './Toolbar.tsx';
import { ToolbarButton } from './ToolbarButton.tsx';
import { useCopied } from '../../ui/index.ui.ts';
import styles from './DemoToolbar.module.css';

interface DemoToolbarProps extends CopyButtonsProps {
  ref: Ref<HTMLDivElement>;
  name: string;
  view: DemoView;
  stylings: readonly Styling[];
  /** The id of the code that Show and Hide are about. */
  codeId: string;
  open: boolean;
  editing: boolean;
  draft: 'shown' | 'kept' | undefined;
  /** Read out. */
  status: string | undefined;
  fullScreen: boolean;
  onToggleCode: () => void;
  onVariant: (variant: CodeVariant) => void;
  onStyling: (styling: Styling) => void;
  onEdit: () => void;
  onContinue: () => void;
  onReset: () => void;
  onFullScreen: () => void;
  /** All files were just copied, elsewhere in the demo. */
  allCopied: boolean;
  /** A hint that a control may be used next. */
  onApproach: () => void;
  menu: ReactNode;
}

const variantTexts = ['TS', 'JS'] as const;
const stylingTexts: Record<Styling, string> = {
  system: 'System',
  css: 'CSS',
  tailwind: 'Tailwind',
};

export function DemoToolbar(props: DemoToolbarProps) {
  const { ref, name, view, stylings, open, editing, fullScreen, onApproach } = props;
  const { demo, settings, announcements } = useDocsConfig().strings;
  const source = useCopied();
  const link = useCopied();
  return (
    <Toolbar
      ref={ref}
      label={demo.toolbar}
      demo={name}
      first="code"
      className={styles.toolbar}
      onPointerEnter={onApproach}
    >
      <ToolbarButton
        item="code"
        label={open ? demo.hideCode : demo.showCode}
        className={styles.codeButton}
        aria-expanded={open}
        aria-controls={props.codeId}
        onClick={props.onToggleCode}
      >
        <CodeIcon />
        <span className={styles.codeText} aria-hidden="true">
          <span data-shown={!open}>{demo.showCode}</span>
          <span data-shown={open}>{demo.hideCode}</span>
        </span>
      </ToolbarButton>
      <Choice
        label={demo.variant}
        follows="variant"
        value={view.variant}
        onChange={props.onVariant}
        options={variantTexts.map((value) => ({
          value,
          text: value,
          label: settings.codeVariant.values[value],
        }))}
      />
      {stylings.length > 1 && (
        <Choice
          label={demo.styling}
          follows="styling"
          value={view.styling}
          onChange={props.onStyling}
          options={stylings.map((value) => ({
            value,
            text: stylingTexts[value],
            label: settings.codeStyling.values[value],
          }))}
        />
      )}
      <DraftMark state={props.draft} onContinue={props.onContinue} />
      <div className={styles.end}>
        <ToolbarButton item="edit" label={demo.edit} aria-pressed={editing} onClick={props.onEdit}>
          <EditIcon />
        </ToolbarButton>
        <CopyButtons {...props} source={source} link={link} />
        <ToolbarButton item="reset" label={demo.reset} onClick={props.onReset}>
          <ResetIcon />
        </ToolbarButton>
        <ToolbarButton
          item="full-screen"
          label={fullScreen ? demo.leaveFullScreen : demo.fullScreen}
          onClick={props.onFullScreen}
        >
          {fullScreen ? <LeaveFullScreenIcon /> : <FullScreenIcon />}
        </ToolbarButton>
        {props.menu}
      </div>
      <span className="visually-hidden" role="status">
        {source.copied || link.copied || props.allCopied ? announcements.copied : props.status}
      </span>
    </Toolbar>
  );
}
