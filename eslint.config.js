import js from '@eslint/js';
import globals from 'globals';
import a11y from 'eslint-plugin-jsx-a11y-x';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';
import { doorsRule } from './scripts/rooms/eslintRule.mjs';

export default ts.config(
  { ignores: ['dist/', '.cache/', 'test-results/', 'node_modules/'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  hooks.configs.flat.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    rules: {
      'no-console': 'error',
      'no-undef': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', caughtErrors: 'none' },
      ],
    },
  },
  {
    plugins: { rooms: { rules: { doors: doorsRule } } },
    rules: { 'rooms/doors': 'error' },
  },
  { ...a11y.configs.recommended, files: ['**/*.tsx'] },
  {
    files: ['**/*.tsx'],
    rules: {
      // Menus, tab lists and list boxes move focus among their items; axe checks that in the browser.
      'jsx-a11y-x/interactive-supports-focus': 'off',
      // Material's components move focus where a user expects it, as in a dialog or a cell in edit mode.
      'jsx-a11y-x/no-autofocus': ['error', { ignoreNonDOM: true }],
      // A click on a backdrop closes its dialog, as Escape does.
      'jsx-a11y-x/no-noninteractive-element-interactions': ['error', { dialog: ['onClick'] }],
      // A box that scrolls is a group that the keyboard can reach; a picture with a label shows it on focus.
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', { roles: ['group', 'img', 'tabpanel'] }],
    },
  },
  {
    // Escape closes the dialogs, and the search field handles the keys of its list.
    files: [
      'src/preferences/SettingsDialog.tsx',
      'src/search/SearchDialog.tsx',
      'src/search/SearchPanel.tsx',
    ],
    rules: { 'jsx-a11y-x/click-events-have-key-events': 'off' },
  },
  {
    // The search opens to type into it.
    files: ['src/search/SearchInput.tsx'],
    rules: { 'jsx-a11y-x/no-autofocus': 'off' },
  },
  {
    files: ['scripts/**', 'bench/**', 'src/**/*.node.ts', 'tests/**'],
    rules: { 'no-console': 'off' },
  },
  {
    // Google's tag script knows a command by its being an `arguments` object.
    files: ['src/analytics/createGtag.ts'],
    rules: { 'prefer-rest-params': 'off' },
  },
);
