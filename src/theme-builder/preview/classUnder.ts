import type { ThemeBuilderProps } from '../ThemeBuilder.tsx';

export interface FoundClass {
  /** `MuiDataGrid-cell` */
  name: string;
  /** The nearest class around it that has an API page, if it has none itself. */
  inside?: string;
  page?: { name: string; href: string };
}

type Pages = ThemeBuilderProps['apiPages'];

const form = /^(Mui[A-Z][A-Za-z\d]*)-[a-z]\w*(?:-+\w+)*$/;

/** The class of the library that is nearest to an element, up to `root`. */
export function classUnder(target: Element, root: Element, pages: Pages): FoundClass | undefined {
  let found: string | undefined;
  for (
    let element: Element | null = target;
    element && element !== root;
    element = element.parentElement
  ) {
    const name = mainClass([...element.classList], pages);
    if (name === undefined) continue;
    const page = pages[componentOf(name)];
    found ??= name;
    if (page) return found === name ? { name, page } : { name: found, inside: name, page };
  }
  return found === undefined ? undefined : { name: found };
}

/** Of several classes, the first one of a component with a page, else of the outermost component. */
export function mainClass(classes: readonly string[], pages: Pages): string | undefined {
  const known = classes.filter((name) => form.test(name));
  const withPage = known.find((name) => Object.hasOwn(pages, componentOf(name)));
  // Material lists the classes of what a component is made of first.
  const last = known.at(-1);
  return withPage ?? (last && known.find((name) => componentOf(name) === componentOf(last)));
}

const componentOf = (name: string) => form.exec(name)?.[1] ?? '';
