/** A rule of the specification; a test that holds it begins its name with the number: `R35 …`. */
export interface Rule {
  number: number;
  group: string;
  text: string;
}

const byGroup: Record<string, Record<number, string>> = {
  'What and for whom': {
    1: 'preferences are kept for language, color mode, code variant, styling approach',
  },
  Routes: {
    2: 'Introduction entries',
    3: 'Common concepts',
    4: 'Data Grid',
    5: 'Date and Time Pickers',
    6: 'Charts',
    7: 'Tree View',
    8: 'API references of the four products',
    9: 'Migration',
    10: 'plan marker pro or premium',
    11: 'newFeature',
    12: 'planned',
    13: 'unstable',
    14: '`/playground` without theme wrapper',
    15: '`/blog`, `/size-snapshot/` exempt from language handling',
    16: '`/{lang}` prefix when not English',
    17: 'version switcher: current → `/x/…`',
    18: 'v7, v6, v5 → sub-hosts',
    19: 'v4 → `components/data-grid`',
    20: 'product ids from the path',
    21: 'API paths map to their product',
  },
  Entities: {
    22: 'page entry fields',
    23: 'pathnames unique',
    24: 'ad object fields',
    25: 'remote ad fields, pixel split by a double bar',
    26: 'preference values',
    27: 'palette scales and roles',
  },
  States: {
    28: 'variant from the hash `.js`/`.tsx`',
    29: 'else from the cookie',
    30: 'every change to a cookie of one year',
    31: 'hash prefixes select styling',
    32: 'color mode in local storage',
    33: 'synchronized across tabs',
    34: 'system follows the OS',
    35: 'ad polling 500 ms, 30 attempts',
    36: 'more than 6 attempts: blocker assumed, in-house ad or message',
    37: 'backer placeholder → in-house ad',
    38: 'bots: empty',
    39: 'worker only on the production host',
    40: 'waiting worker skips waiting',
    41: 'reload after activation when focused',
    42: 'Copied for 1.2 s or 2 s',
  },
  Validation: {
    43: 'unsupported color scheme: console error',
    44: 'palette color without string main: error',
  },
  Roles: {
    45: 'no accounts; plans are labels only',
    46: 'license key for the demos',
  },
  Calls: {
    47: 'sponsor JSON: first with statlink, 10 attempts, silent on failure',
    48: 'sponsor script',
    49: 'icon font stylesheet',
    50: 'extra font for a sample page',
    51: 'worker at `/x/sw.js`',
    52: 'page_view with its parameters',
    53: 'ad display, click, crash',
    54: 'five user properties',
    55: 'web vitals',
  },
  Errors: {
    56: 'ad fetch failure ignored',
    57: 'ad crash hidden and reported',
    58: 'missing docs or ad config context',
    59: 'unknown date adapter: TypeError',
    60: 'duplicate pathname',
    61: 'clipboard failure ignored',
  },
  Constants: {
    62: 'page views without delay',
    63: 'ad display sampling 0.1',
    64: 'web vitals 0.0001',
    65: '500 ms, 30, 6',
    66: 'in-house 0.2, inline 0.2',
    67: 'margins 3 and 3, heights 142 and 126 from sm',
    68: 'cookie max-age 31536000',
    69: 'breakpoints 0/600/900/1200/1536',
    70: 'languages: en only',
    71: 'version 8.11.3, adapter versions pinned',
    72: 'font sizes 14/16, contrast 3, tonal offset 0.2',
    73: 'in-house ads templates, themes, tidelift, figma',
  },
};

export const rules: Rule[] = Object.entries(byGroup)
  .flatMap(([group, texts]) =>
    Object.entries(texts).map(([number, text]) => ({ number: Number(number), group, text })),
  )
  .sort((one, other) => one.number - other.number);
