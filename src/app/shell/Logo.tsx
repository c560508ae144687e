/** The same drawing as the favicon: four tiles for four products. */
export function Logo() {
  return (
    <svg width="26" height="26" viewBox="0 0 32 32" aria-hidden="true">
      <rect x="2" y="2" width="13" height="13" rx="3.5" fill="var(--mui-palette-primary-main)" />
      <path
        d="M18 15V5.500A3.500 3.500 0 0 1 21.500 2h5A3.500 3.500 0 0 1 30 5.500V15Z"
        fill="#12a594"
      />
      <circle cx="8.500" cy="23.500" r="6.500" fill="#e5793a" />
      <path d="m18 30 6-12 6 12Z" fill="#8b5cf6" />
    </svg>
  );
}
