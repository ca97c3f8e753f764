/** The name under which an address that is no page stands among the routes. */
export const NOT_FOUND = 'not-found'
