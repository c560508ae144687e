export { offlinePath } from './names.ts';
