/** The part of Vite's configuration that is the same for every brand. */
export function siteBuild(
  appDir: string,
  isSsrBuild: boolean | undefined,
  firstView?: ReadonlySet<string>,
): { build: object; ssr: { noExternal: true }; define: Record<string, string>; server: object }

/** Hosts of production by the key of their site; undefined without a file. */
export function readHosts(sitesFile: string | undefined): Record<string, string> | undefined
