import siteConfig from '#site-config';
import { serverStrings } from '../../language/serverStrings.ts';
import { productOf, versionsOf } from '../../navigation/index.ts';
import { existingPage } from '../existingPage.ts';
import { currentVersion } from '../version.ts';
import { SwitcherMenu } from './SwitcherMenu.tsx';

export function VersionSwitcher({ path, language }: { path: string; language: string }) {
  const { versions: strings } = serverStrings();
  const { productId } = productOf(path);
  const versions = versionsOf(productId, {
    language,
    oldVersionHosts: siteConfig.oldVersionHosts,
    currentVersion,
  });
  const items = versions.map(({ label, href, current }) => ({
    href: current ? existingPage(href) : href,
    label,
    current,
  }));
  const value = `v${currentVersion}`;
  return (
    <SwitcherMenu id="versions" label={strings.label} value={value} items={items} align="end" />
  );
}
