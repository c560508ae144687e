import { blue, green, lightBlue, orange, purple, red } from '@mui/material/colors';

export type Scheme = 'light' | 'dark';
export type Role = 'primary' | 'secondary' | 'error' | 'warning' | 'info' | 'success';

export interface RoleColor {
  main: string;
  light: string;
  dark: string;
  contrastText: string;
}

export type SchemeRoles = Record<Role, RoleColor>;

/** The color scales of the palette, in addition to its roles. */
export const scales = { red, blue, lightBlue } as const;

const white = '#fff';
const ink = 'rgba(0, 0, 0, 0.87)';

function color(main: string, light: string, dark: string, contrastText: string): RoleColor {
  return { main, light, dark, contrastText };
}

export const roles: Record<Scheme, SchemeRoles> = {
  light: {
    primary: color(blue[700], blue[400], blue[800], white),
    secondary: color(purple[500], purple[300], purple[700], white),
    error: color(red[700], red[400], red[800], white),
    // Orange has no step dark enough to carry white text, so this one is between two.
    warning: color('#ed6c02', orange[500], orange[900], white),
    info: color(lightBlue[700], lightBlue[500], lightBlue[900], white),
    success: color(green[800], green[500], green[900], white),
  },
  dark: {
    primary: color(blue[200], blue[50], blue[400], ink),
    secondary: color(purple[200], purple[50], purple[400], ink),
    error: color(red[500], red[300], red[700], white),
    warning: color(orange[400], orange[300], orange[700], ink),
    info: color(lightBlue[400], lightBlue[300], lightBlue[700], ink),
    success: color(green[400], green[300], green[700], ink),
  },
};

/** Page and raised surfaces; the shell's own surfaces are the same. */
export const backgrounds: Record<Scheme, { default: string; paper: string }> = {
  light: { default: white, paper: white },
  dark: { default: '#101418', paper: '#171c22' },
};
