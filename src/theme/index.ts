// Free of Material, so that the shell may import it; what needs Material is in index.material.ts.
export { breakpoints } from './breakpoints.ts';
