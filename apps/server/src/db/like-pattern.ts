/** Typed text as a pattern of `like` that finds it anywhere; its own wildcards are plain characters. */
export const likePattern = (text: string): string => `%${text.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
