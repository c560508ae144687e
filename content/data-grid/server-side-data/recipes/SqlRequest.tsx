import type { GridGetRowsParams } from '@mui/x-data-grid-pro';
import { RequestGrid } from './requestGrid';
import { toSql } from './toSql';

// #region preview
function print(params: GridGetRowsParams): string {
  const { text, values } = toSql(params);
  return `${text}\n\nvalues: ${JSON.stringify(values)}`;
}
// #endregion

export default function SqlRequest() {
  return <RequestGrid label="SQL" print={print} />;
}
