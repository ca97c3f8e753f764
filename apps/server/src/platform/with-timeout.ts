/**
 * Waits for the work at most `limitMs`; after that throws an error with this message. The work itself goes on, and
 * its result is ignored.
 */
export async function withTimeout<Result>(
  begin: () => Promise<Result>,
  limitMs: number,
  words: string,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(words)), limitMs)
  })
  try {
    return await Promise.race([begin(), late])
  } finally {
    clearTimeout(timer)
  }
}
