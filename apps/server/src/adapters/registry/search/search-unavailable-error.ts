/** A search engine that does not answer, has too much to do, or answers a part: the same question may be answered later. */
export class SearchUnavailableError extends Error {}
