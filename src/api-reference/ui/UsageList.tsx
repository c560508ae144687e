import { fill, localizePath } from '../../language/index.ts';
import { serverLanguage, proseStrings } from '../../language/index.server.ts';
import type { Usage } from '../usage.ts';

/** More demos than this are found on their pages. */
const mostDemos = 12;

/** The pages that document a name and the demos that import it. */
export function UsageList({ pages, demos }: Usage) {
  const { api } = proseStrings();
  const language = serverLanguage();
  const count = String(pages.length + Math.min(demos.length, mostDemos));
  return (
    <details className="api-aside">
      <summary>{fill(api.showAll, { count })}</summary>
      <dl className="api-usage">
        {pages.length > 0 && (
          <>
            <dt>{api.usagePages}</dt>
            {pages.map(({ title, path }) => (
              <dd key={path}>
                <a href={localizePath(path, language)}>{title}</a>
              </dd>
            ))}
          </>
        )}
        {demos.length > 0 && (
          <>
            <dt>{api.usageDemos}</dt>
            {demos.slice(0, mostDemos).map(({ name: demo, title, href }) => (
              <dd key={href}>
                <a href={localizePath(href, language)} title={title}>
                  {demo}
                </a>
              </dd>
            ))}
          </>
        )}
      </dl>
    </details>
  );
}
