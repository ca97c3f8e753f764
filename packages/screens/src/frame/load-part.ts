/**
 * Loads a part of the frame that the page does without. A failure is no error of the page: thrown here, where the error
 * page stands too, it would leave nothing at all (NAV-14).
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
