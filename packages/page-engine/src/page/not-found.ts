/** The name of the page of an unknown address. */
export const NOT_FOUND = 'not-found'
