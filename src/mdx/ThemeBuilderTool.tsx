import { apiPathOf } from '../api-reference/index.ts';
import { listedApiPaths, readApiModel } from '../api-reference/index.server.ts';
import { localizePath } from '../language/index.ts';
import { serverLanguage, serverStrings } from '../language/index.server.ts';
import { ThemeBuilder, type ThemeBuilderProps } from '../theme-builder/index.ui.ts';

/** The theme builder with its texts and the addresses of API pages. */
export function ThemeBuilderTool() {
  return <ThemeBuilder strings={serverStrings().themeBuilder} apiPages={apiPages()} />;
}

/** By the component in a class name; of those that share one, that of the lowest plan, which comes first. */
function apiPages(): ThemeBuilderProps['apiPages'] {
  const pages: Record<string, { name: string; href: string }> = {};
  if (listedApiPaths.size === 0) return pages;
  for (const component of readApiModel().components) {
    const [classPrefix = ''] = component.classes[0]?.className.slice(1).split('-') ?? [];
    if (classPrefix === '') continue;
    const { name } = component;
    pages[classPrefix] ??= {
      name,
      href: `${localizePath(apiPathOf(component), serverLanguage())}#classes`,
    };
  }
  return pages;
}
