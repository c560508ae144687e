export { dependenciesOf } from './dependenciesOf.ts';
export { exportProject } from './exportProject.ts';
export { codeSandboxForm, stackBlitzForm } from './postForms.ts';
export { packageName } from './safePath.ts';
export { zipProject } from './zipProject.ts';
export type { PostForm, ProjectFiles, ThemeSettings, Versions } from './types.ts';
export { projectOf, type TakeAwayRequest } from './projectOf.ts';
