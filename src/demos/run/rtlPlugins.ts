import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

export const rtlPlugins = [prefixer, rtlPlugin];
