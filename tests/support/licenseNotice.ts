import { licenseKey } from '../../src/config/index.node.ts';

/** What Pro and Premium packages write to the console of a site that was built without a key. */
export const licenseNotice = /MUI X: Missing license key/;

/** Whether the message is expected: the site has no license key, and the library says so. */
export function isLicenseNotice(message: string): boolean {
  return licenseKey(process.env) === null && licenseNotice.test(message);
}
