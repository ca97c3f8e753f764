/** The HTTP status that an error carries, or 500 (ERR-09). */
export function statusOfError(error: unknown): number {
  const holder =
    typeof error === 'object' && error !== null ? (error as { status?: unknown; statusCode?: unknown }) : {}
  const status = holder.statusCode ?? holder.status
  return typeof status === 'number' ? status : 500
}

/** What a person reads when a call failed. */
export function messageOfError(error: unknown): string {
  return error instanceof Error && error.name === 'ApiError'
    ? error.message
    : 'Что то пошло не так, неизвестная ошибка'
}

/** Nobody answered a call, or not our server: only to repeat it can help. */
export function isUnanswered(error: unknown): boolean {
  const isCall = error instanceof Error && error.name === 'ApiError' && !('path' in error)
  return isCall && 'wireText' in error && error.wireText === undefined
}
