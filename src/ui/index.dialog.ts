/** Loaded with the first dialog of a page. */
export { DialogButton, ModalDialog } from './ModalDialog.tsx';
