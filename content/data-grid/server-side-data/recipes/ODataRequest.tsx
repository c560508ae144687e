import type { GridGetRowsParams } from '@mui/x-data-grid-pro';
import { RequestGrid } from './requestGrid';
import { toOData } from './toOData';

// #region preview
function print(params: GridGetRowsParams): string {
  const options = toOData(params).map(([name, value]) => `${name}=${value}`);
  return `GET /odata/Staff?\n  ${options.join('\n  &')}`;
}
// #endregion

export default function ODataRequest() {
  return <RequestGrid label="OData" print={print} />;
}
