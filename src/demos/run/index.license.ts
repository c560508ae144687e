/** Loaded before the first demo that needs a license key. */
import './license.ts';
