/** A part of a page, with everything below its heading, subsections too. */
export interface Section {
  /** The id of the heading; empty for what comes before the first one. */
  id: string;
  title: string;
  demos: string[];
  code: boolean;
  table: boolean;
}

const headingLine = /^(#{2,4}) (.*?)\s*\{id="([^"]+)"[^}]*\}\s*$/;
const tableLine = /^\||<(?:Props|Slots|Interface)Table/;

/** The sections of a page; the first one is its introduction. */
export function sectionsOf(source: string): Section[] {
  const first: Section = { id: '', title: 'Introduction', demos: [], code: false, table: false };
  const sections = [first];
  let open: { level: number; section: Section }[] = [];
  let fenced = false;

  for (const line of source.replace(/^---\n[\s\S]*?\n---/, '').split('\n')) {
    const current = open.length > 0 ? open.map(({ section }) => section) : [first];
    if (/^\s*```/.test(line)) {
      fenced = !fenced;
      current.forEach((section) => (section.code = true));
      continue;
    }
    if (fenced) {
      continue;
    }
    const [, hashes, title, id] = headingLine.exec(line) ?? [];
    if (hashes !== undefined && title !== undefined && id !== undefined) {
      const section: Section = { id, title, demos: [], code: false, table: false };
      sections.push(section);
      open = [
        ...open.filter(({ level }) => level < hashes.length),
        { level: hashes.length, section },
      ];
      continue;
    }
    const demo = /<Demo\s+name="([^"]+)"/.exec(line)?.[1];
    for (const section of current) {
      if (demo !== undefined) section.demos.push(demo);
      section.table ||= tableLine.test(line);
    }
  }
  return sections;
}
