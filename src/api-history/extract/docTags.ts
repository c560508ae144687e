import ts from 'typescript';

export interface DocTags {
  default?: string;
  deprecated?: true;
  /** Public by type, not meant to be used. */
  internal?: true;
}

/** The tags of a doc comment that the history keeps. */
export function docTagsOf(node: ts.Node): DocTags {
  const owner =
    ts.isVariableDeclaration(node) && ts.isVariableStatement(node.parent.parent)
      ? node.parent.parent
      : node;
  const tags: DocTags = {};
  for (const tag of ts.getJSDocTags(owner)) {
    const name = tag.tagName.text;
    if (name === 'deprecated') tags.deprecated = true;
    if (name === 'ignore' || name === 'internal') tags.internal = true;
    if (name === 'default') {
      const text = (ts.getTextOfJSDocComment(tag.comment) ?? '').trim();
      const value = /^`([^`]+)`$/.exec(text)?.[1] ?? text.replace(/\s+/g, ' ');
      if (value) tags.default = value.replace(/^"([^"']*)"$/, "'$1'");
    }
  }
  return tags;
}
