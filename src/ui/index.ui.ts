/** Components and hooks, with their stylesheets: not for Node. */
export { PlanMarker } from './PlanMarker.tsx';
export { CopyButton } from './copy/CopyButton.tsx';
export { createIcon } from './createIcon.tsx';
export { useCopied } from './copy/useCopied.ts';
export {
  ArrowUpIcon,
  ChevronIcon,
  CloseIcon,
  CodeIcon,
  MenuIcon,
  MoonIcon,
  NoteIcon,
  SearchIcon,
  SettingsIcon,
  SunIcon,
  TipIcon,
  WarningIcon,
} from './icons.tsx';
export { LoadFailure } from './LoadFailure.tsx';
export { menuItemsOf, moveInMenu } from './menuKeys.ts';
export { useHydrated } from './useHydrated.ts';
