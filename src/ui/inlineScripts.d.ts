declare module '*?inline-script' {
  /** Minified text that declares `run`: see src/build/inlineScriptsPlugin.node.ts. */
  const code: string;
  export default code;
}
