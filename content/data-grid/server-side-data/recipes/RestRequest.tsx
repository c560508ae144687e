import type { GridGetRowsParams } from '@mui/x-data-grid-pro';
import { RequestGrid } from './requestGrid';
import { toRest } from './toRest';

// #region preview
// Decoded, to make it easier to read. Send the encoded string.
const print = (params: GridGetRowsParams) =>
  `GET ${decodeURIComponent(toRest(params)).replaceAll('&', '\n  &')}`;
// #endregion

export default function RestRequest() {
  return <RequestGrid label="REST" print={print} />;
}
