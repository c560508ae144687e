/** How long the label says "Copied". */
export const copiedMs = { codeBlock: 1200, toolbar: 2000 } as const;
