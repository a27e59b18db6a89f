// Text files that are imported as strings: esbuild's `text` loader in the product, a small plugin in vitest.config.ts in tests.
declare module '*.md' {
  const text: string;
  export default text;
}
declare module '*.css' {
  const text: string;
  export default text;
}
