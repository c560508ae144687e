/** Loaded when the list of keyboard shortcuts is opened. */
export { ShortcutsDialog } from './ui/ShortcutsDialog.tsx';
