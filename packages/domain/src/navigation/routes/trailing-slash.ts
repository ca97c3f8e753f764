/** An address as others are added to it with `/`. */
export const withoutTrailingSlash = (url: string): string => url.replace(/\/+$/, '')
