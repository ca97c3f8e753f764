/** Ids of the modules of which the first view of an app's home page uses anything. */
export function firstViewOf(appDir: string): Promise<ReadonlySet<string>>
