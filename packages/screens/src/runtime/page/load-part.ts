/**
 * Loads an optional part of the frame. A failure must not reach the error boundary: it is in the same frame, so the
 * page would be empty (NAV-14).
 */
export function loadPart<T>(load: () => Promise<T>): () => Promise<T | undefined> {
  return async () => {
    try {
      return await load()
    } catch (error) {
      console.error('Часть страницы не загружена', error)
      return undefined
    }
  }
}
