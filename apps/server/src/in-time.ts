/** Waits for a work `limitMs` at most; after that throws an error of these words. What was begun goes on unheard. */
export async function inTime<Result>(
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
