/** Typed text as a part of a pattern of `like`: its own wildcards are plain characters. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** Typed text as a pattern of `like` that finds it anywhere. */
export const likePattern = (text: string): string => `%${escapeLike(text.trim())}%`
