import { useState } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { fill, localizePath } from '../../language/index.ts';
import { kilobytes } from '../../ui/index.ts';
import { demoPagePath } from '../source/index.ts';
import {
  CodeSandboxIcon,
  DownloadIcon,
  PageIcon,
  PlaygroundIcon,
  StackBlitzIcon,
  ThemeIcon,
} from './icons.tsx';
import { themeBuilderPath } from '../../theme-builder/index.ts';
import { playgroundPath } from '../playground/index.ts';
import type { DemoLook } from './useDemoLook.ts';
import { LookItems } from './LookItems.tsx';
import type { Destination } from './takeAway.ts';
import { demoEvent } from './Toolbar.tsx';
import { MenuItem, ToolbarMenu } from './ToolbarMenu.tsx';

interface DemoMenuProps {
  id: string;
  name: string;
  /** The demo is already on its own page. */
  alone: boolean;
  look: DemoLook;
  /** Of the demo's scripts, compressed. */
  bytes: number | undefined;
  onTakeAway: (destination: Destination) => void;
  /** The playground's address with the shown code in it. */
  playgroundLink: () => Promise<string>;
}

/** What leads away from the page. */
export function DemoMenu({ id, name, alone, look, bytes, ...away }: DemoMenuProps) {
  const { onTakeAway, playgroundLink } = away;
  const { strings, language } = useDocsConfig();
  const { demo } = strings;
  const [playground, setPlayground] = useState(playgroundPath);
  const command = (destination: Destination) => ({
    ...demoEvent(destination, name),
    onClick: () => onTakeAway(destination),
  });
  return (
    <ToolbarMenu
      id={`${name}-menu`}
      label={demo.more}
      note={bytes === undefined ? undefined : fill(demo.cost, { size: kilobytes(bytes) })}
      onOpen={() => void playgroundLink().then(setPlayground, () => {})}
    >
      {!alone && (
        <MenuItem
          icon={<PageIcon />}
          href={localizePath(demoPagePath(id), language)}
          {...demoEvent('own-page', name)}
        >
          {demo.openPage}
        </MenuItem>
      )}
      <MenuItem icon={<PlaygroundIcon />} href={playground} {...demoEvent('playground', name)}>
        {demo.openPlayground}
      </MenuItem>
      <MenuItem
        icon={<ThemeIcon />}
        href={`${localizePath(themeBuilderPath, language)}#${id.split('/')[0]}`}
        {...demoEvent('theme-builder', name)}
      >
        {demo.openThemeBuilder}
      </MenuItem>
      <MenuItem icon={<StackBlitzIcon />} {...command('stackblitz')}>
        {demo.openStackBlitz}
      </MenuItem>
      <MenuItem icon={<CodeSandboxIcon />} {...command('codesandbox')}>
        {demo.openCodeSandbox}
      </MenuItem>
      <MenuItem icon={<DownloadIcon />} {...command('download')}>
        {demo.download}
      </MenuItem>
      <LookItems look={look} />
    </ToolbarMenu>
  );
}
