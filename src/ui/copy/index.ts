export { CopyButton } from './CopyButton.tsx';
export { copiedMs } from './copiedMs.ts';
export { copyScript } from './copyScript.ts';
