/** The part of Vite's configuration that is the same for every brand. */
export function siteBuild(
  appDir: string,
  isSsrBuild: boolean | undefined,
): { build: object; ssr: { noExternal: true }; server: object }
