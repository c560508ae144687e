export { CopyButton } from './CopyButton.tsx';
export { copiedMs, copyScript } from './copyScript.ts';
