import siteConfig from '#site-config';
import { serverStrings } from '../../language/index.server.ts';
import { localizePath } from '../../language/index.ts';
import { productOf, productRoots, versionsOf } from '../../navigation/index.ts';
import { installedVersion } from '../../navigation/index.node.ts';
import { existingPage } from '../existingPage.ts';
import { SwitcherMenu } from './SwitcherMenu.tsx';

export function VersionSwitcher({ path, language }: { path: string; language: string }) {
  const { versions: strings } = serverStrings();
  const productId = productOf(path).productId ?? 'introduction';
  const currentVersion = installedVersion(productId);
  const versions = versionsOf(productId, {
    language,
    oldVersionHosts: siteConfig.oldVersionHosts,
    currentVersion,
  });
  const items = versions.map(({ label, href, current }) => ({
    href: current ? localizePath(existingPage(productRoots[productId]), language) : href,
    label,
    current,
  }));
  const value = `v${currentVersion}`;
  return (
    <SwitcherMenu
      id="docs-versions"
      label={strings.label}
      value={value}
      items={items}
      align="end"
    />
  );
}
