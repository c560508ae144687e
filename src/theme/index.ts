// Free of Material, so that the shell may import it; what needs Material is in index.material.ts.
export { breakpoints, type Breakpoint } from './breakpoints.ts';
export { monoFamily, sansFamily } from './fonts.ts';
