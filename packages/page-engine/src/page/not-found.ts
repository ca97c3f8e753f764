/** The name of the page of an address that is none. */
export const NOT_FOUND = 'not-found'
