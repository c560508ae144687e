export interface GuideSection {
  id: string;
  title: string;
}

interface Part extends GuideSection {
  body: string;
}

/** Where the generated list begins: what follows explains nothing. */
const listId = 'api-changes';
/** A codemod's section describes the change briefly; prefer the section about the change itself. */
const codemodsId = 'codemods';

/** Finds the section of a guide that explains a name: the first that has it as code. */
export function guideSections(source: string): (name: string) => GuideSection | undefined {
  const parts = source
    .split(/^(?=#{2,4} )/m)
    .slice(1)
    .flatMap((text): Part[] => {
      const heading = /^#+ (.*?) \{id="([^"]+)"/.exec(text);
      if (!heading) return [];
      const [, title = '', id = ''] = heading;
      return [{ id, title: title.replaceAll('`', ''), body: text }];
    });
  const end = parts.findIndex(({ id }) => id === listId);
  const explaining = parts.slice(0, end === -1 ? undefined : end);
  const ordered = [
    ...explaining.filter(({ id }) => id !== codemodsId),
    ...explaining.filter(({ id }) => id === codemodsId),
  ];
  return (name) => {
    const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const pattern = new RegExp(`(?<![\\w$])${escaped}(?![\\w$])`);
    const found = ordered.find(({ body }) => pattern.test(body));
    return found && { id: found.id, title: found.title };
  };
}
