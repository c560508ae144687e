import { LicenseInfo } from '@mui/x-license';
import { licenceKey } from 'virtual:demo-licence';

// Copies of @mui/x-license at other versions read the key from the same global: setting it once is enough.
if (licenceKey !== null) LicenseInfo.setLicenseKey(licenceKey);
