/** Asks once, as React Query would; `pageParam` is the one of an infinite query. */
export function runQuery<Options extends { queryFn?: unknown }>(
  options: Options,
  pageParam?: unknown,
): Promise<AnswerOf<Options>> {
  const { signal } = new AbortController()
  return (options.queryFn as (context: object) => Promise<AnswerOf<Options>>)({ signal, pageParam })
}

type AnswerOf<Options> = Options extends { queryFn?: infer Fn }
  ? Extract<Fn, (...args: never[]) => unknown> extends (...args: never[]) => infer Answer
    ? Awaited<Answer>
    : never
  : never
