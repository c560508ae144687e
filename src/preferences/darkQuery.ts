/** The operating system's preference, asked of `matchMedia`. */
export const darkQuery = '(prefers-color-scheme: dark)';
