import { version } from '@mui/x-data-grid/package.json';

/** The documented version, read from the installed package. */
export const currentVersion: string = version;
