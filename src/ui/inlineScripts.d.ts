declare module '*?inline-script' {
  /** Minified text that declares `run`: see src/build-tools/inlineScriptsPlugin.node.ts. */
  const code: string;
  export default code;
}
