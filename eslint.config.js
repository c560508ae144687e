import js from '@eslint/js';
import globals from 'globals';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

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
    files: ['scripts/**', 'bench/**', 'src/**/*.node.ts', 'tests/**'],
    rules: { 'no-console': 'off' },
  },
  {
    // Google's tag script knows a command by its being an `arguments` object.
    files: ['src/analytics/createGtag.ts'],
    rules: { 'prefer-rest-params': 'off' },
  },
);
