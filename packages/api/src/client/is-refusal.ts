/** Whether the server has understood the call and said no: asked again it says the same. */
export function isRefusal(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 0
  return typeof status === 'number' && status >= 400 && status < 500
}
