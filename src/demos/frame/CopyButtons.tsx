import { useDocsConfig } from '../../config/index.ts';
import { copiedMs } from '../../ui/index.ts';
import { CopyIcon, LinkIcon } from './icons.tsx';
import { CopyToolbarButton } from './ToolbarButton.tsx';
import { useHydrated, type useCopied } from '../../ui/index.ui.ts';

type Copied = ReturnType<typeof useCopied>;

/** The string that names what the first button gives. */
export type CopyLabel = 'copySource' | 'copySingle' | 'copyFile';

export interface CopyButtonsProps {
  copies: CopyLabel;
  /** Where the code is, for the head script: it copies before this component runs. */
  codePath: string;
  /** The demo as one file, and its address as it is shown. */
  copySource: () => string | Promise<string>;
  copyLink: () => string;
}

export function CopyButtons(props: CopyButtonsProps & { source: Copied; link: Copied }) {
  const { copies, codePath, copySource, copyLink, source, link } = props;
  const { demo } = useDocsConfig().strings;
  const isHydrated = useHydrated();
  return (
    <>
      <CopyToolbarButton
        item="copy"
        strings={{ copy: demo[copies], copied: demo.copied }}
        copied={isHydrated ? source.copied : undefined}
        data-copy={isHydrated ? undefined : ''}
        data-copy-from={isHydrated ? undefined : codePath}
        data-copied-ms={copiedMs.toolbar}
        onClick={() => {
          link.clear();
          void source.copy(copySource);
        }}
      >
        <CopyIcon />
      </CopyToolbarButton>
      <CopyToolbarButton
        item="copy-link"
        strings={{ copy: demo.copyLink, copied: demo.copied }}
        copied={link.copied}
        onClick={() => {
          source.clear();
          void link.copy(copyLink);
        }}
      >
        <LinkIcon />
      </CopyToolbarButton>
    </>
  );
}
