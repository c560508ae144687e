import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });

/** A type as its authors wrote it, without what doesn't matter: where a name is imported from, order, spaces. */
export function typeText(node: ts.Node | undefined): string {
  if (!node) return '';
  if (ts.isUnionTypeNode(node)) {
    const parts = node.types.map(typeText).filter((part) => part !== 'undefined');
    return [...new Set(parts)].sort().join(' | ');
  }
  return plain(printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()));
}

/** The arguments and the result of a function. */
export function signatureText({ parameters, type }: ts.SignatureDeclaration): string {
  const list = parameters.map((parameter) => {
    const name = parameter.name.getText();
    const mark = parameter.dotDotDotToken ? '...' : '';
    return `${mark}${name.startsWith('{') ? 'options' : name}${parameter.questionToken ? '?' : ''}: ${typeText(parameter.type)}`;
  });
  return `(${list.join(', ')}) => ${typeText(type) || 'any'}`;
}

function plain(text: string): string {
  return text
    .replace(/import\("[^"]*"\)\./g, '')
    .replace(/\b(?:React(?:\$1)?|ts)\.(?=[A-Z])/g, '')
    .replace(/"([^"\\\n']*)"/g, "'$1'")
    .replace(/\s+/g, ' ')
    .replace(/([{[(<]) \| /g, '$1')
    .replace(/^\| /, '')
    .replace(/;(?= \}| ?$)/g, '')
    .replace(/\bReadonlyArray<(\w+)>/g, 'readonly $1[]')
    .replace(/\bArray<(\w+)>/g, '$1[]')
    .trim();
}
