export const rows = [
  { id: 1, title: 'Salt and stone', pages: 312, stock: 14, reprint: false },
  { id: 2, title: 'The long harbour', pages: 248, stock: 0, reprint: true },
  { id: 3, title: 'Notes on moss', pages: 96, stock: 41, reprint: false },
  { id: 4, title: 'A map of winds', pages: 404, stock: 7, reprint: true },
  { id: 5, title: 'Kettle songs', pages: 128, stock: 22, reprint: false },
  { id: 6, title: 'Seven bridges', pages: 276, stock: 3, reprint: true },
  { id: 7, title: 'Orchard ledger', pages: 188, stock: 18, reprint: false },
];

// As narrow as their texts: all of them are seen beside the controls, and on a phone.
export const columns = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 130, editable: true },
  { field: 'pages', headerName: 'Pages', type: 'number' as const, width: 74 },
  { field: 'stock', headerName: 'Stock', type: 'number' as const, width: 74 },
  { field: 'reprint', headerName: 'Reprint', type: 'boolean' as const, width: 82 },
];

export const gridCode = { rows: 'rows', columns: 'columns' };
