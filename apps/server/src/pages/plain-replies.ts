import type { Context } from 'hono'

export const PLAIN = { 'Content-Type': 'text/plain; charset=utf-8' }

/** The refusal of a request that would change a page; undefined for one that reads it. */
export function refuseMethod({ req }: Context): Response | undefined {
  if (req.method === 'GET' || req.method === 'HEAD') return undefined
  return new Response('Метод не поддерживается', { status: 405, headers: { ...PLAIN, Allow: 'GET, HEAD' } })
}

export const noSuchFile = (): Response =>
  new Response('Нет такого файла', { status: 404, headers: { ...PLAIN, 'Cache-Control': 'no-store' } })
