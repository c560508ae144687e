import { LicenseInfo } from '@mui/x-license';
import { licenseKey } from 'virtual:demo-license';

// Copies of @mui/x-license at other versions read the key from the same global: setting it once is enough.
if (licenseKey !== null) LicenseInfo.setLicenseKey(licenseKey);
