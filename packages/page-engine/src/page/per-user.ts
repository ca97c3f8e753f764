/** Returned by a loader whose page depends on the caller and must not be cached. */
export const PER_USER = 'per-user'
