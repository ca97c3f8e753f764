/**
 * The words of a schema's issue that we wrote for people; undefined for the messages of the schema library, which are
 * English and for developers. Ours are Russian, and the library has nothing else that tells the two apart.
 */
export const ownWords = (issue: { readonly message: string }): string | undefined =>
  /[а-яё]/i.test(issue.message) ? issue.message : undefined
