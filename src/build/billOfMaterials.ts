/** A package as `package-lock.json` lists it. */
interface LockedPackage {
  version?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  /** A folder of this project. */
  link?: boolean;
}

interface Lockfile {
  name: string;
  version: string;
  packages: Readonly<Record<string, LockedPackage>>;
}

/**
 * All packages of the lockfile as CycloneDX 1.6, for scanners. Without date and serial number: the
 * same packages give the same bytes.
 */
export function billOfMaterials({ name, version, packages }: Lockfile): object {
  const components = Object.entries(packages)
    .filter(([place, { link }]) => place !== '' && !link)
    .map(([place, locked]) => componentOf(nameAt(place), locked));
  const byReference = new Map(components.map((component) => [component['bom-ref'], component]));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components: [...byReference.values()],
  };
}

function nameAt(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function componentOf(name: string, { version = '', license, integrity, dev }: LockedPackage) {
  const reference = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    type: 'library',
    'bom-ref': reference,
    name,
    version,
    // What only builds or tests the site is not part of it.
    scope: dev ? 'excluded' : 'required',
    ...(license && { licenses: [licenseOf(license)] }),
    ...(integrity && { hashes: [hashOf(integrity)] }),
    purl: reference,
  };
}

/** An SPDX id, or an expression of several. */
function licenseOf(license: string) {
  return /^[\w.+-]+$/.test(license) ? { license: { id: license } } : { expression: license };
}

/** `sha512-…` in Base64, as CycloneDX writes it. */
function hashOf(integrity: string) {
  const [algorithm = '', content = ''] = integrity.split('-');
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  return {
    alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
    content: [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
  };
}
