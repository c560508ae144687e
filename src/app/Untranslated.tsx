import { serverStrings } from '../language/index.server.ts';
import { Callout } from '../mdx/index.server.ts';

/** Says that the page is not translated. `path`: its English address. */
export function Untranslated({ path }: { path: string }) {
  const { notice, english } = serverStrings().translation;
  return (
    <Callout kind="note">
      <p>
        {`${notice} `}
        <a href={path} hrefLang="en">
          {english}
        </a>
      </p>
    </Callout>
  );
}
