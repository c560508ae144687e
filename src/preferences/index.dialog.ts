/** Loaded when the settings are opened. */
export { SettingsDialog } from './SettingsDialog.tsx';
