// A plugin of oxlint: imports between rooms go one way, and through a door.
import path from 'node:path';
import { importProblem } from './importProblem.mjs';

const doors = {
  meta: {
    type: 'problem',
    docs: { description: 'Imports between rooms go one way, and through a door.' },
    messages: { problem: '{{text}}' },
    schema: [],
  },
  create(context) {
    const root = context.cwd;
    const from = path.relative(root, context.filename).replaceAll(path.sep, '/');

    function check(source) {
      const specifier = source?.value;
      if (typeof specifier !== 'string' || !specifier.startsWith('.')) return;
      const to = path.posix.join(path.posix.dirname(from), specifier.replace(/\?.*$/, ''));
      const text = importProblem(from, to, root);
      if (text) context.report({ node: source, messageId: 'problem', data: { text } });
    }

    const checkSource = (node) => check(node.source);
    return {
      ImportDeclaration: checkSource,
      ExportNamedDeclaration: checkSource,
      ExportAllDeclaration: checkSource,
      ImportExpression: checkSource,
      TSImportType: checkSource,
      NewExpression(node) {
        if (node.callee.name === 'URL') check(node.arguments[0]);
      },
    };
  },
};

export default { meta: { name: 'rooms' }, rules: { doors } };
